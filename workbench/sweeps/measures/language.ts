import type { Measure } from './measure.ts';
import { type LanguageText, textsByLanguage } from './texts-by-language.ts';

/** Characters of a heading, of a sentence, of a paragraph and of a page. */
const LENGTHS = [12, 25, 80, 400, 3000];

interface IdentifyingCore {
  identifyLanguage(text: string): { readonly lang: string } | null;
}

/** Languages of texts of all lengths: how many are correct, and how many wrong rather than unknown. */
export const language: Measure = {
  name: 'language',
  about: `Languages of gold texts, cut to ${LENGTHS.join(', ')} characters`,
  unit: 'texts',
  exported: { identifyLanguage: 'language/identify.ts' },
  columns: ['right', 'wrong'],
  deciding: ['gain'],
  appliesTo: ({ file }) => file.startsWith('language/identify') || file.startsWith('language/ngrams'),
  cases: async (pages) =>
    (await textsByLanguage(pages)).flatMap(({ lang, text }) =>
      // From the middle, so that no heading or place name at the beginning decides.
      LENGTHS.map((length) => ({ lang, text: text.slice(text.length >> 2).slice(0, length) })),
    ),
  evaluate(core, given) {
    const { lang, text } = given as LanguageText;
    const answer = (core as IdentifyingCore).identifyLanguage(text)?.lang ?? null;
    // Datasets do not say which Chinese, the answer does.
    const right = Number(answer !== null && languageOf(answer) === languageOf(lang));
    const wrong = Number(answer !== null && right === 0);
    return { output: String(answer), score: () => ({ right, wrong, gain: right - wrong }) };
  },
};

/** A tag without script and region. */
function languageOf(tag: string): string {
  return tag.split('-', 1)[0]!;
}
