import type { LanguageProfile } from './language-profiles.ts';

/**
 * The n-grams of a profile as a tree in one table: a row for every n-gram and for every beginning of one, row 0 for
 * the empty text. The row that a letter leads to stands at `row * width + letter`; 0 where it leads nowhere.
 */
interface NgramTree {
  /** The letters of the profile by UTF-16 unit, numbered from 1; 0 stands for all others. */
  readonly letters: ReadonlyMap<number, number>;
  readonly width: number;
  readonly next: Uint16Array;
  /** Per row, languages and weights in turn; empty for what is only a beginning. */
  readonly weights: readonly (readonly number[])[];
}

const trees = new Map<LanguageProfile, NgramTree>();

/** Adds up the weights of every n-gram in the text; the scores are the exponents of a softmax. */
export const scoreLanguages = (text: string, profile: LanguageProfile): Float64Array => {
  const { letters, width, next, weights } = treeOf(profile);
  const sums = new Int32Array(profile.languages.length);
  const numbers = new Uint16Array(text.length);
  for (let i = 0; i < text.length; i++) numbers[i] = letters.get(text.charCodeAt(i)) ?? 0;
  for (let start = 0; start < numbers.length; start++) {
    let row = next[numbers[start]!]!;
    for (let end = start + 1; row !== 0; end++) {
      const entries = weights[row]!;
      for (let i = 0; i < entries.length; i += 2) sums[entries[i]!]! += entries[i + 1]!;
      row = end < numbers.length ? next[row * width + numbers[end]!]! : 0;
    }
  }
  return Float64Array.from(sums, (sum) => sum * profile.unit);
};

const treeOf = (profile: LanguageProfile): NgramTree => {
  const known = trees.get(profile);
  if (known) return known;
  const tree = buildTree(readRows(profile.rows));
  trees.set(profile, tree);
  return tree;
};

/** The letter that stands for the n-th language of a profile. */
const CLASS_LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGIT = /\d/;
const WHITE_SPACE = /\s/;

interface Row {
  readonly gram: string;
  readonly weights: readonly number[];
}

/**
 * Reads rows such as `_de_f5d3`: the n-gram (`_` is a word boundary), then language letters, each with a weight
 * of one digit. N-grams hold no digits, so the first digit tells where the weights begin.
 */
const readRows = (rows: string): Row[] =>
  rows.split(WHITE_SPACE).map((row) => {
    const gramEnd = row.search(DIGIT) - 1;
    const weights: number[] = [];
    for (let i = gramEnd; i < row.length; i += 2)
      weights.push(CLASS_LETTERS.indexOf(row.charAt(i)), Number(row.charAt(i + 1)));
    return { gram: row.slice(0, gramEnd).replaceAll('_', ' '), weights };
  });

const buildTree = (rows: readonly Row[]): NgramTree => {
  const letters = new Map<number, number>();
  let size = 1;
  for (const { gram } of rows) {
    size += gram.length;
    for (let i = 0; i < gram.length; i++) {
      const unit = gram.charCodeAt(i);
      if (!letters.has(unit)) letters.set(unit, letters.size + 1);
    }
  }
  const width = letters.size + 1;
  const next = new Uint16Array(size * width);
  const weights: (readonly number[])[] = [[]];
  for (const { gram, weights: ofGram } of rows) {
    let row = 0;
    for (let i = 0; i < gram.length; i++) {
      const at = row * width + letters.get(gram.charCodeAt(i))!;
      if (next[at] === 0) next[at] = weights.push([]) - 1;
      row = next[at]!;
    }
    weights[row] = ofGram;
  }
  return { letters, width, next: next.slice(0, weights.length * width), weights };
};
