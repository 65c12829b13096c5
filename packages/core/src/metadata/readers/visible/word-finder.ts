import { unitAt } from '../../../language/unit-at.ts';

/**
 * A set of words as an automaton (Aho and Corasick): one state for every prefix of a word, and at `state + letter` the
 * state after that letter. States are multiples of 32, because a letter is the lowest five bits of its code, which are
 * the same in upper and lower case.
 */
export type WordFinder = Uint16Array;

/** The state in which a word is complete. */
const FOUND = 0xffff;
/** @format */
const LETTERS = 32;

/**
 * Builds an automaton that finds any of the given words of ASCII letters; signs count as letters, see `mayHoldWord`.
 */
export function wordFinder(...words: readonly string[]): WordFinder {
  const next = [new Uint16Array(LETTERS)];
  for (const word of words) addWord(next, word);
  followLongestEndings(next);
  const all = new Uint16Array(next.length * LETTERS);
  next.forEach((row, state) => {
    all.set(row, state * LETTERS);
  });
  return all;
}

function addWord(next: Uint16Array[], word: string): void {
  let state = 0;
  for (let at = 0; at < word.length - 1 && state !== FOUND; at++) {
    const letter = word.charCodeAt(at) & 31;
    if (next[state / LETTERS]![letter] === 0) {
      next[state / LETTERS]![letter] = next.push(new Uint16Array(LETTERS)) * LETTERS - LETTERS;
    }
    state = next[state / LETTERS]![letter]!;
  }
  if (state !== FOUND) next[state / LETTERS]![word.charCodeAt(word.length - 1) & 31] = FOUND;
}

/** Where a prefix has no continuation, falls back to its longest suffix that is also a prefix. */
function followLongestEndings(next: readonly Uint16Array[]): void {
  const shorter = new Uint16Array(next.length);
  const waiting = [0];
  // Shorter prefixes come first, so the states to fall back to are complete.
  for (const state of waiting) {
    const row = next[state / LETTERS]!;
    const other = next[shorter[state / LETTERS]! / LETTERS]!;
    for (let letter = 0; letter < LETTERS; letter++) {
      const after = row[letter]!;
      if (after === FOUND) continue;
      if (state !== 0 && other[letter] === FOUND) row[letter] = FOUND;
      else if (after === 0) row[letter] = state === 0 ? 0 : other[letter]!;
      else {
        shorter[after / LETTERS] = state === 0 ? 0 : other[letter]!;
        waiting.push(after);
      }
    }
  }
}

/**
 * Whether one of the words may occur in part of a text, in any case, without slicing the text. A sign counts as the
 * letter that shares its lowest bits, so a yes needs checking; a no is certain.
 */
export function mayHoldWord(finder: WordFinder, text: string, from: number, to: number): boolean {
  let state = 0;
  for (let at = from; at < to; at++) {
    state = finder[state + (unitAt(text, at) & 31)]!;
    if (state === FOUND) return true;
  }
  return false;
}
