import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSample, textOfHtml } from './build-sample.ts';
import type { Converter } from './converter.ts';
import { findPlace, readBytes, readJson, readText, stemsIn } from './originals.ts';

const EXPECTS = 'a corpus with html/NAME and reference/NAME, and doc_lg.json for the languages';
const PLACES = [
  '.',
  'corpora/Corpus_daniel_v2.1',
  'corpora/Corpus_daniel_v2.0',
  'Corpus_daniel_v2.0',
  'Corpus',
];
const LANGUAGES: Readonly<Record<string, string>> = {
  Chinese: 'zh',
  English: 'en',
  Greek: 'el',
  Polish: 'pl',
  Russian: 'ru',
};

/**
 * DAnIEL, as kept in waddle. Verified against its evaluation code: pages and references under equal names, and
 * `doc_lg.json` from name to the English name of the language. Assumed: references are HTML paragraphs; those
 * without a page (there are some) are skipped, and without `doc_lg.json` the page states its language.
 */
export const daniel: Converter = {
  name: 'daniel',
  expects: EXPECTS,
  async *convert(folder) {
    const place = findPlace(folder, PLACES, ['html', 'reference'], { name: 'daniel', expects: EXPECTS });
    const list = join(place, 'doc_lg.json');
    const languages = existsSync(list) ? await readJson<Record<string, string>>(list) : {};
    for (const name of await stemsIn(join(place, 'reference'), '')) {
      const page = join(place, 'html', name);
      if (!existsSync(page)) continue;
      const language = languages[name];
      yield buildSample({
        id: `daniel-${name}`,
        dataset: 'daniel',
        lang: language === undefined ? null : (LANGUAGES[language] ?? language),
        page_type: 'article',
        html: await readBytes(page),
        gold_text: textOfHtml(await readText(join(place, 'reference', name))),
      });
    }
  },
};
