/** English words that occur everywhere, compared with their case. @source Web2Text, code (`Settings.stopwords`). */
const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a about above after again against all am an and any are as at be because been before being below between both',
    'but by cannot could did do does doing down during each few for from further had has have having he her here',
    'hers herself him himself his how i if in into is it its itself me more most my myself no nor not of off on',
    'once only or other ought our ours ourselves out over own same she should so some such than that the their',
    'theirs them themselves then there these they this those through to too under until up very was we were what',
    'when where which while who whom why with would you your yours yourself yourselves',
  ]
    .join(' ')
    .split(' '),
);

/** What is counted in the text of a block, and added up in the elements around it. */
export const COUNTS = [
  'characters',
  'words',
  'sentences',
  'punctuation',
  'digits',
  'stopWords',
  'capitals',
  'wordLetters',
] as const;

/** What a text contains: bits that elements have if any of their blocks has them. */
export const Contains = { copyright: 1, email: 2, address: 4, year: 8 } as const;

/** The counts of one text, by the names of `COUNTS`, and what else is known about it. */
export type TextFacts = Readonly<Record<(typeof COUNTS)[number], number>> & {
  readonly endsWithPunctuation: boolean;
  readonly endsWithQuestion: boolean;
  /** Bits of `Contains`. */
  readonly contains: number;
};

const PUNCTUATION = '.,?;:!';

const BETWEEN_WORDS = /\W+/;
/** Between sentences, once white space is collapsed. */
const SENTENCE_GAP = /[.?!;] (?=\p{Lu})/gu;
const DIGIT = /\p{Nd}/gu;
const EMAIL = /\w@[\w.]/;
/** The original asks for a word boundary at the end, which is there if a word character follows at all. */
const ADDRESS = /\b(?:https?|ftp):\/\/[^\s/$.?#](?:\w|.\S*?\w)/;
const YEAR = /\b\d{4}\b/;

/**
 * Counts what Web2Text counts in a text that is collapsed and trimmed. Words are ASCII: a text in another script has none.
 * @source Web2Text, code (`NodeProperties`).
 */
export function textFacts(text: string): TextFacts {
  const words = text.split(BETWEEN_WORDS).filter((word) => word !== '');
  const last = text.at(-1) ?? '';
  let punctuation = 0;
  for (let i = 0; i < text.length; i++) if (PUNCTUATION.includes(text[i]!)) punctuation++;
  return {
    characters: Math.max(1, text.length),
    words: words.length,
    sentences: 1 + countOf(text, SENTENCE_GAP),
    punctuation,
    digits: countOf(text, DIGIT),
    stopWords: words.reduce((sum, word) => sum + Number(STOP_WORDS.has(word)), 0),
    capitals: words.reduce((sum, word) => sum + Number(word[0]! >= 'A' && word[0]! <= 'Z'), 0),
    wordLetters: words.reduce((sum, word) => sum + word.length, 0),
    endsWithPunctuation: last !== '' && PUNCTUATION.includes(last),
    endsWithQuestion: last === '?',
    contains:
      (text.includes('©') ? Contains.copyright : 0) |
      (EMAIL.test(text) ? Contains.email : 0) |
      (ADDRESS.test(text) ? Contains.address : 0) |
      (YEAR.test(text) ? Contains.year : 0),
  };
}

function countOf(text: string, pattern: RegExp): number {
  let count = 0;
  for (const _ of text.matchAll(pattern)) count++;
  return count;
}

const WHITE_SPACE = /[ \t\n\f\r]+/g;

/** The text of a node as jsoup gives it: runs of white space become one space. */
export function collapsedText(text: string): string {
  return text.replace(WHITE_SPACE, ' ');
}

const BLANK = /^[\p{Z}\s]*$/u;

/** Whether a text is no block because it has nothing to read. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}
