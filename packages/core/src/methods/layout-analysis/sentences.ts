import { SCRIPTS } from '../../language/characters.ts';
import { countLetters, countWords, WORD_SHARE } from '../../language/count.ts';
import { dominantScript } from '../../language/scripts.ts';
import { sentencesOf, splitWords } from '../../language/split.ts';
import { ENGLISH_VERB_ENDING, ENGLISH_VERBS } from './english-verbs.ts';

/** A range of a text, as UTF-16 offsets; `end` is exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The text of a zone, and its linked ranges in order. */
export interface ZoneText {
  readonly text: string;
  readonly linked: readonly Stretch[];
}

/** Whether a sentence counts; `plain` is the sentence without its linked parts. */
export type SentenceTest = (sentence: string, plain: readonly string[]) => boolean;

/**
 * Fewest words of a sentence; shorter fragments come from abbreviations and the like and belong to a neighbour.
 * @sweep fragment-words
 */
const MIN_FRAGMENT_WORDS = 2;
/** Fewest words of a sentence in a language without a verb test. @sweep verbless-words */
const MIN_WORDS = 5;
/** The same in scripts without spaces. @sweep verbless-letters */
const MIN_LETTERS_WITHOUT_SPACES = 12;
/** Shortest word whose verb ending counts; shorter ones end so by chance: red, sing, wise. @sweep verb-letters */
const MIN_VERB_LETTERS = 4;
const LOWER_ASCII = /^[a-z]+$/;

/** Whether a text has the wanted number of sentences that pass the test. */
export function hasSentences({ text, linked }: ZoneText, wanted: number, test: SentenceTest): boolean {
  let found = 0;
  let link = 0;
  for (const { start, end } of sentenceStretches(text)) {
    while (link < linked.length && linked[link]!.end <= start) link++;
    if (test(text.slice(start, end), plainParts(text, { start, end }, linked, link))) found++;
    if (found >= wanted) return true;
  }
  return false;
}

/** The English test of the paper, with a lexicon and endings in place of a tagger. */
export const hasEnglishVerb: SentenceTest = (sentence) =>
  splitWords(sentence).some((word) => {
    if (ENGLISH_VERBS.has(word.toLowerCase())) return true;
    return word.length >= MIN_VERB_LETTERS && LOWER_ASCII.test(word) && ENGLISH_VERB_ENDING.test(word);
  });

/** The test for any language: long enough, and with a word that is not a name, a number or a link. */
export const isPlainSentence: SentenceTest = (sentence, plain) =>
  isLongEnough(sentence) && plain.some((part) => splitWords(part).some(isPlainWord));

function isLongEnough(sentence: string): boolean {
  const script = dominantScript(sentence);
  const hasSpaces = script === null || WORD_SHARE[SCRIPTS.indexOf(script)] === 0;
  return hasSpaces ? countWords(sentence) >= MIN_WORDS : countLetters(sentence) >= MIN_LETTERS_WITHOUT_SPACES;
}

/** Whether a word is not a name or a number; in scripts without capitals all words are plain. */
function isPlainWord(word: string): boolean {
  const first = String.fromCodePoint(word.codePointAt(0)!);
  return first === first.toLowerCase() && countLetters(word) > 0;
}

/** Sentences as ranges; fragments join the sentence before them or, at the start, the one after. */
function* sentenceStretches(text: string): Generator<Stretch> {
  let start = -1;
  let end = 0;
  let isFragment = false;
  for (const sentence of sentencesOf(text)) {
    const at = text.indexOf(sentence, end);
    const isShort = countWords(sentence) < MIN_FRAGMENT_WORDS;
    if (start >= 0 && !isShort && !isFragment) {
      yield { start, end };
      start = -1;
    }
    isFragment = isShort && (start < 0 || isFragment);
    if (start < 0) start = at;
    end = at + sentence.length;
  }
  if (start >= 0) yield { start, end };
}

/** The parts of a range that are not linked; `link` is the first linked range that can overlap it. */
function plainParts(
  text: string,
  { start, end }: Stretch,
  linked: readonly Stretch[],
  link: number,
): string[] {
  const parts: string[] = [];
  let from = start;
  for (let at = link; at < linked.length && linked[at]!.start < end; at++) {
    if (linked[at]!.start > from) parts.push(text.slice(from, linked[at]!.start));
    from = Math.max(from, linked[at]!.end);
  }
  if (from < end) parts.push(text.slice(from, end));
  return parts;
}
