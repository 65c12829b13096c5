import { classOf, isHighSurrogate, Kind, UNIT_CLASS } from './characters.ts';
import type { LanguageProfile } from './language-profiles.ts';
import { unitAt } from './unit-at.ts';

/**
 * The n-grams of a profile as a trie in one table: a row for every n-gram and every prefix of one, row 0 for the empty
 * text. The row after a letter is at `row * width + letter`; 0 if there is none.
 */
interface NgramTree {
  /** The letters of the profile by UTF-16 unit, numbered from 1; 0 for all others. */
  readonly letters: Uint8Array;
  readonly width: number;
  readonly next: Uint16Array;
  /** Where the weights of a row begin, and those of the next; empty for a mere prefix. */
  readonly weightStart: Uint16Array;
  /** Languages and weights, alternating. */
  readonly weights: Uint8Array;
}

const trees = new Map<LanguageProfile, NgramTree>();

/** Adds up the weights of every n-gram in the text; the scores are the exponents of a softmax. */
export const scoreLanguages = (text: string, profile: LanguageProfile): Float64Array => {
  const tree = treeOf(profile);
  const { weightStart, weights } = tree;
  const sums = new Int32Array(profile.languages.length);
  const counts = countNgrams(text, tree);
  for (let row = 1; row < counts.length; row++) {
    const count = counts[row]!;
    const to = count === 0 ? 0 : weightStart[row + 1]!;
    for (let i = weightStart[row]!; i < to; i += 2) sums[weights[i]!]! += count * weights[i + 1]!;
  }
  const scores = new Float64Array(sums.length);
  for (let language = 0; language < sums.length; language++)
    scores[language] = sums[language]! * profile.unit;
  return scores;
};

/** How often a text reaches each row of the trie. */
const countNgrams = (text: string, { letters, width, next, weightStart }: NgramTree): Uint32Array => {
  const counts = new Uint32Array(weightStart.length - 1);
  const numbers = numberLetters(text, letters);
  for (let start = 0; start < numbers.length; start++) {
    let row = next[numbers[start]!]!;
    for (let end = start + 1; row !== 0; end++) {
      counts[row]!++;
      row = end < numbers.length ? next[row * width + numbers[end]!]! : 0;
    }
  }
  return counts;
};

/**
 * The text in the form of the profiles: the numbers of its lower-case letters, with single spaces between words and at
 * both ends.
 */
const numberLetters = (text: string, letters: Uint8Array): Uint8Array => {
  const lower = text.normalize('NFC').toLowerCase();
  const space = letters[SPACE]!;
  const numbers = new Uint8Array(lower.length + 2);
  numbers[0] = space;
  let length = 1;
  for (let i = 0; i < lower.length; i++) {
    const unit = unitAt(lower, i);
    let kind = UNIT_CLASS[unit]! & 7;
    if (isHighSurrogate(unit)) {
      const codePoint = lower.codePointAt(i)!;
      kind = classOf(codePoint) & 7;
      if (codePoint > 0xffff) i++;
    }
    // Profiles have no letters beyond the Basic Multilingual Plane: a surrogate is an unknown letter.
    if (kind === Kind.letter || kind === Kind.mark) numbers[length++] = letters[unit]!;
    else if (numbers[length - 1] !== space) numbers[length++] = space;
  }
  if (numbers[length - 1] !== space) numbers[length++] = space;
  return numbers.subarray(0, length);
};

const SPACE = 0x20;

const treeOf = (profile: LanguageProfile): NgramTree => {
  const known = trees.get(profile);
  if (known) return known;
  const grams = readGrams(profile.grams);
  const tree = buildTree(grams, readWeights(profile, grams.length));
  trees.set(profile, tree);
  return tree;
};

const GRAM = /(\d)(\D*)/g;

const readGrams = (coded: string): string[] => {
  let gram = '';
  return Array.from(coded.replaceAll('_', ' ').matchAll(GRAM), ([, shared, rest]) => {
    gram = gram.slice(0, Number(shared)) + rest;
    return gram;
  });
};

/** Languages and weights of each n-gram, alternating. */
const readWeights = ({ places, weights }: LanguageProfile, grams: number): number[][] => {
  const weightsOf = Array.from({ length: grams }, (): number[] => []);
  let place = -1;
  let index = 0;
  for (let i = 0; i < places.length; i++) {
    const distance = places.charCodeAt(i) - BEFORE_FIRST_DISTANCE;
    place += Math.min(distance, MAX_DISTANCE);
    if (distance > MAX_DISTANCE) continue;
    const pair = weights.charCodeAt(index >> 1) - FIRST_PAIR;
    const weight = index++ % 2 === 0 ? Math.floor(pair / MAX_WEIGHT) : pair % MAX_WEIGHT;
    weightsOf[place % grams]!.push(Math.floor(place / grams), weight + 1);
  }
  return weightsOf;
};

/** The unit before `#`, which is a distance of 1. @format */
const BEFORE_FIRST_DISTANCE = 0x22;
/** The largest distance in one character; `~` stands for as much without a place. @format */
const MAX_DISTANCE = 90;
/** The unit of `#`, two weights of 1. @format */
const FIRST_PAIR = 0x23;
/** @format */
const MAX_WEIGHT = 9;

const buildTree = (grams: readonly string[], weightsOf: readonly (readonly number[])[]): NgramTree => {
  const letters = new Uint8Array(0x1_00_00);
  let width = 1;
  let size = 1;
  for (const gram of grams) {
    size += gram.length;
    for (let i = 0; i < gram.length; i++)
      if (letters[gram.charCodeAt(i)] === 0) letters[gram.charCodeAt(i)] = width++;
  }
  const next = new Uint16Array(size * width);
  const rows: (readonly number[])[] = [NO_WEIGHTS];
  for (const [index, gram] of grams.entries()) {
    let row = 0;
    for (let i = 0; i < gram.length; i++) {
      const at = row * width + letters[gram.charCodeAt(i)]!;
      if (next[at] === 0) next[at] = rows.push(NO_WEIGHTS) - 1;
      row = next[at]!;
    }
    rows[row] = weightsOf[index]!;
  }
  const weightStart = new Uint16Array(rows.length + 1);
  for (const [row, { length }] of rows.entries()) weightStart[row + 1] = weightStart[row]! + length;
  return { letters, width, next, weightStart, weights: Uint8Array.from(rows.flat()) };
};

const NO_WEIGHTS: readonly number[] = [];
