/** Columns of a block that its text alone determines, and the raw counts that others need. */
export interface TextColumns {
  /** Words of letters only, and sentences, as they are. */
  readonly words: number;
  readonly sentences: number;
  /** In the order of `TEXT_COLUMNS`. */
  readonly values: readonly number[];
}

/** Where a count is put: the largest of these that it reaches, else 0. @source Victor, configuration. */
const SENTENCES = [1, 2, 4, 8, 16];
const WORDS = [1, 2, 4, 8, 16, 32, 64, 128];
const OTHER_TOKENS = [1, 2, 4, 8, 16];
const WORD_LENGTHS = [1, 2, 4, 6, 8, 10];
const WORD_RUNS = [1, 2, 3, 4, 6, 8, 12, 16, 32, 64];

/** Steps of a share, besides 0. @source Victor, configuration. */
const SHARES = 10;

/** The largest of the values, in ascending order, that a count reaches, or 0. */
export function bucket(count: number, values: readonly number[]): number {
  return values.findLast((value) => count >= value) ?? 0;
}

/** A share in whole steps from 0 to `steps`. */
export function share(part: number, total: number, steps: number): number {
  return total === 0 ? 0 : Math.min(steps, Math.trunc((part * (steps + 1)) / total));
}

/** The names of the columns, as in Victor's configuration and in its order up to there. */
export const TEXT_COLUMNS: readonly string[] = [
  'sentence.count',
  ...['alpha', 'num', 'mixed', 'other'].flatMap((kind) => [`token.${kind}-abs`, `token.${kind}-rel`]),
  'sentence-not-started',
  'sentence-not-finished',
  'avg-word-length',
  'avg-word-run',
  ...['alpha', 'num', 'punct', 'white', 'other'].map((kind) => `char.${kind}-rel`),
];

const TOKEN = /[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}]+|[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\s]+/gu;
const ENDS_SENTENCE = /[.?!]$/;
const LETTERS = /^\p{Alphabetic}+$/u;
const DIGITS = /^[0-9]+$/;
const LETTERS_AND_DIGITS = /^[\p{Alphabetic}\p{Nd}]+$/u;
const MARKS = /^[,:;.?!]+$/;
const CAPITAL = /^\p{Uppercase}/u;

/** Counts tokens and characters of a block. @source Victor, code (`Counts::Generic`, `Characters`). */
export function textColumns(text: string): TextColumns {
  const tokens = text.match(TOKEN) ?? [];
  const kinds = { alpha: 0, num: 0, mixed: 0, other: 0 };
  let [sentences, marks, letters, runs] = [0, 0, 0, 0];
  let [first, last, lastEnd] = [-1, -1, -1];
  for (const [i, token] of tokens.entries()) {
    if (ENDS_SENTENCE.test(token)) {
      sentences++;
      lastEnd = i;
    }
    if (LETTERS.test(token)) {
      if (runs === 0 || last !== i - 1) runs++;
      if (first === -1) first = i;
      last = i;
      kinds.alpha++;
      letters += [...token].length;
    } else if (DIGITS.test(token)) kinds.num++;
    else if (LETTERS_AND_DIGITS.test(token)) kinds.mixed++;
    else if (MARKS.test(token)) marks++;
    else kinds.other++;
  }
  const total = tokens.length - marks;
  const isStarted = first !== -1 && CAPITAL.test(tokens[first]!);
  const isFinished = first !== -1 && lastEnd >= last;
  const values = [
    bucket(sentences, SENTENCES),
    ...Object.entries(kinds).flatMap(([kind, count]) => [
      bucket(count, kind === 'alpha' ? WORDS : OTHER_TOKENS),
      share(count, total, SHARES),
    ]),
    Number(!isStarted),
    Number(!isFinished),
    kinds.alpha === 0 ? 0 : bucket(Math.round(letters / kinds.alpha), WORD_LENGTHS),
    runs === 0 ? 0 : bucket(Math.round(total / runs), WORD_RUNS),
    ...characterShares(text),
  ];
  return { words: kinds.alpha, sentences, values };
}

const LETTER = /\p{Alphabetic}/u;
const SPACE = /\s/;

function characterShares(text: string): number[] {
  const counts = [0, 0, 0, 0, 0];
  let length = 0;
  for (const character of text) {
    length++;
    counts[characterKind(character)]!++;
  }
  return counts.map((count) => share(count, length, SHARES));
}

function characterKind(character: string): number {
  if (LETTER.test(character)) return 0;
  if (character >= '0' && character <= '9') return 1;
  if (',:;.?!'.includes(character)) return 2;
  return SPACE.test(character) ? 3 : 4;
}

const BULLET = /^\s*(?:([0-9]+)|([a-z]+)|([A-Z]+))(?:(\.)|(\))|(\/)|( -))/;

/**
 * 0, or what a list item may begin with: 100 for digits, 200 for lower case and 300 for capitals, plus 1 to 4 for the mark
 * after it. @source Victor, code (`CLEANEVAL::Lists`).
 */
export function bulletLook(text: string): number {
  const found = BULLET.exec(text);
  if (found === null) return 0;
  const groups = found.slice(1).map((group) => group !== undefined);
  return 100 * (1 + groups.indexOf(true)) + 1 + groups.indexOf(true, 3) - 3;
}

const DAY = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)\s+`;
const TWO = String.raw`\d\d?.\s?\d\d?`;

/** Patterns of which the number of the first that matches is a feature. @source Victor, configuration (`feature-regexp-*`). */
const PATTERNS: readonly (readonly RegExp[])[] = [
  ['\\bhttp://', String.raw`\bwww\.[a-z0-9]`, String.raw`[a-z0-9]\.(?:com|net|org)\b`],
  [
    String.raw`\b${DAY}${TWO}.\s?\d{4}\b`,
    String.raw`\b${TWO}.\s?[12]\d{3}\b`,
    String.raw`\b${DAY}${TWO}.\s?\d\d\b`,
    String.raw`\b${TWO}.\s?\d\d\b`,
    String.raw`\b${DAY}${TWO}\b`,
    String.raw`\b${TWO}\b`,
  ],
  [String.raw`\b\d\d?:\d\d\s+(?:am|pm)\b`, String.raw`\b\d\d?:\d\d\b`],
].map((sources) => sources.map((source) => new RegExp(source, 'i')));

/** For addresses, dates and times: the number, from 1, of the first pattern that the text matches, or 0. */
export function patternColumns(text: string): number[] {
  return PATTERNS.map((patterns) => 1 + patterns.findIndex((pattern) => pattern.test(text)));
}
