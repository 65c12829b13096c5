import { LANGUAGE_PROFILES, type LanguageProfile, UNKNOWN } from './language-profiles.ts';
import { scoreLanguages } from './ngrams.ts';
import type { Script } from './script-ranges.ts';
import { scriptCounts } from './scripts.ts';

/** A guess at the language of a text: a BCP 47 tag and its confidence, from 0 to 1. */
export interface IdentifiedLanguage {
  readonly lang: string;
  readonly confidence: number;
}

/** Scripts of a single language (or, for Ethiopic and Mongolian, of a most common one). */
const LANGUAGE_OF_SCRIPT: Partial<Record<Script, string>> = {
  Greek: 'el',
  Armenian: 'hy',
  Gurmukhi: 'pa',
  Gujarati: 'gu',
  Oriya: 'or',
  Tamil: 'ta',
  Telugu: 'te',
  Kannada: 'kn',
  Malayalam: 'ml',
  Sinhala: 'si',
  Thai: 'th',
  Lao: 'lo',
  Tibetan: 'bo',
  Myanmar: 'my',
  Georgian: 'ka',
  Ethiopic: 'am',
  Khmer: 'km',
  Mongolian: 'mn',
};

const EAST_ASIAN: readonly Script[] = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'];
/**
 * One East Asian character carries about as much information as three letters of an alphabet.
 * @sweep east-asian-weight
 */
const EAST_ASIAN_WEIGHT = 3;
/**
 * Smallest share of kana in Japanese: its prose is about half kana, while a Chinese page has a borrowed の at most.
 * @sweep kana-share
 */
const MIN_KANA_SHARE = 0.05;
/** Smallest share of Hangul in Korean, which may gloss words in Han. @sweep hangul-share */
const MIN_HANGUL_SHARE = 0.3;
/** Fewest letters of a script; fewer could be a name or a loan word. @sweep letters-by-script */
const MIN_LETTERS_BY_SCRIPT = 4;
/**
 * Fewest letters for n-grams; with fewer they only guess: forced to answer at 20 characters, they were wrong in one
 * window of three.
 * @sweep letters-by-ngrams
 */
const MIN_LETTERS_BY_NGRAMS = 12;
/** A guess that is more likely wrong than right is dropped. @sweep language-confidence */
const MIN_CONFIDENCE = 0.5;
/** Characters that settle the question; reading more costs time and changes nothing. @sweep language-sample */
const SAMPLE_LENGTH = 1800;
/** Pieces of the text that make up the sample. @sweep language-pieces */
const SAMPLE_PIECES = 3;

/** Frequent characters that differ between the two Chinese orthographies, pair by pair. */
const SIMPLIFIED = new Set(
  '这们国会来对时说个为学发过还后没经见长现关点开问无与业东车书马门认让边实应当气电话机动种从两间',
);
const TRADITIONAL = new Set(
  '這們國會來對時說個為學發過還後沒經見長現關點開問無與業東車書馬門認讓邊實應當氣電話機動種從兩間',
);

const chineseVariant = (text: string): string => {
  let simplified = 0;
  let traditional = 0;
  for (const char of text.slice(0, SAMPLE_LENGTH)) {
    if (SIMPLIFIED.has(char)) simplified++;
    else if (TRADITIONAL.has(char)) traditional++;
  }
  if (simplified > 2 * traditional) return 'zh-Hans';
  return traditional > 2 * simplified ? 'zh-Hant' : 'zh';
};

const eastAsianLanguage = (text: string, counts: ReadonlyMap<Script, number>): string => {
  const total = EAST_ASIAN.reduce((sum, script) => sum + (counts.get(script) ?? 0), 0);
  if ((counts.get('Hangul') ?? 0) >= total * MIN_HANGUL_SHARE) return 'ko';
  const kana = (counts.get('Hiragana') ?? 0) + (counts.get('Katakana') ?? 0);
  return kana >= total * MIN_KANA_SHARE ? 'ja' : chineseVariant(text);
};

/** Samples a long text from its start, middle and end. */
const sampleOf = (text: string): string => {
  if (text.length <= SAMPLE_LENGTH) return text;
  const size = SAMPLE_LENGTH / SAMPLE_PIECES;
  const step = (text.length - size) / (SAMPLE_PIECES - 1);
  return Array.from({ length: SAMPLE_PIECES }, (_, piece) => {
    const start = Math.floor(piece * step);
    return text.slice(start, start + size);
  }).join(' ');
};

const byNgrams = (text: string, profile: LanguageProfile): IdentifiedLanguage | null => {
  const scores = scoreLanguages(sampleOf(text), profile);
  const best = scores.reduce((top, score, index) => (score > scores[top]! ? index : top), 0);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - scores[best]!), 0);
  const lang = profile.languages[best]!;
  return lang === UNKNOWN ? null : { lang, confidence: 1 / total };
};

/** The script with the most weight in the text, and its share of all letters. */
const leadingScript = (
  counts: ReadonlyMap<Script, number>,
): { script: Script; weight: number; share: number } => {
  const weights = new Map<Script, number>();
  let all = 0;
  for (const [script, count] of counts) {
    if (script === 'Common') continue;
    const eastAsian = EAST_ASIAN.includes(script);
    const weight = eastAsian ? count * EAST_ASIAN_WEIGHT : count;
    const group = eastAsian ? 'Han' : script;
    weights.set(group, (weights.get(group) ?? 0) + weight);
    all += weight;
  }
  let script: Script = 'Common';
  for (const [group, weight] of weights) if (weight > (weights.get(script) ?? 0)) script = group;
  const weight = weights.get(script) ?? 0;
  return { script, weight, share: all === 0 ? 0 : weight / all };
};

/**
 * Guesses the language of a text: by its script if that is enough, otherwise by n-gram profiles. Null for texts too
 * short or too mixed to tell. Only for metadata: no extraction step may use it.
 */
export const identifyLanguage = (text: string): IdentifiedLanguage | null => {
  const counts = scriptCounts(text);
  const { script, weight, share } = leadingScript(counts);
  const profile = LANGUAGE_PROFILES[script];
  if (weight < (profile ? MIN_LETTERS_BY_NGRAMS : MIN_LETTERS_BY_SCRIPT)) return null;
  const lang = script === 'Han' ? eastAsianLanguage(text, counts) : LANGUAGE_OF_SCRIPT[script];
  const guess = profile ? byNgrams(text, profile) : lang === undefined ? null : { lang, confidence: 1 };
  if (!guess) return null;
  const confidence = guess.confidence * share;
  return confidence < MIN_CONFIDENCE ? null : { lang: guess.lang, confidence };
};
