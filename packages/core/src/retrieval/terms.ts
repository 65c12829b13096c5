import { classOf, Kind, SCRIPTS } from '../language/characters.ts';
import { WORD_SHARE } from '../language/count.ts';
import type { Script } from '../language/script-ranges.ts';

/** A word and the parts of it that its other forms share. */
export interface Term {
  /** The word; `''` in scripts without spaces, where only a dictionary could tell words apart. */
  readonly word: string;
  /** Runs of a few letters in it: they also match inflected and compound words, in any language. */
  readonly grams: readonly string[];
}

/**
 * Letters of a gram. Four is best for alphabets, with or without spaces, and two for ideographs and syllables.
 * @source McNamee and Mayfield 2004, Character n-gram tokenization for European language text retrieval; for Chinese,
 * Japanese and Korean the common choice of two, as in Lucene's CJKAnalyzer.
 */
const GRAM = 4;
const SYLLABIC_GRAM = 2;
const SYLLABIC: ReadonlySet<Script> = new Set<Script>(['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo']);
const IS_SYLLABIC: Uint8Array = /* @__PURE__ */ Uint8Array.from(SCRIPTS, (script) =>
  SYLLABIC.has(script) ? 1 : 0,
);

/** Soft hyphens, joiners and direction marks: readers do not see them, so they do not tell words apart. */
const INVISIBLE = /\p{Cf}/gu;

/** The terms of a text in order, in any script. */
export function* termsOf(text: string): Generator<Term> {
  const folded = text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase();
  let letters: string[] = [];
  /** How the current word is cut: by its script. */
  let shape = -1;
  for (let at = 0; at < folded.length; ) {
    const codePoint = folded.codePointAt(at)!;
    const cls = classOf(codePoint);
    const kind = cls & 7;
    const letter = String.fromCodePoint(codePoint);
    at += letter.length;
    const isWord = kind === Kind.letter || kind === Kind.digit;
    // A mark belongs to the letter before it.
    if (kind === Kind.mark && letters.length > 0) {
      letters[letters.length - 1] += letter;
      continue;
    }
    const next = isWord ? shapeOf(cls) : -1;
    if (next !== shape && letters.length > 0) {
      yield termOf(letters, shape);
      letters = [];
    }
    shape = next;
    if (isWord) letters.push(letter);
  }
  if (letters.length > 0) yield termOf(letters, shape);
}

const Shape = { spaced: 0, unspaced: 1, syllabic: 2, spacedSyllabic: 3 } as const;

function shapeOf(cls: number): number {
  if ((cls & 7) === Kind.digit) return Shape.spaced;
  const script = cls >> 3;
  const isSpaced = WORD_SHARE[script] === 0;
  if (IS_SYLLABIC[script] === 1) return isSpaced ? Shape.spacedSyllabic : Shape.syllabic;
  return isSpaced ? Shape.spaced : Shape.unspaced;
}

function termOf(letters: readonly string[], shape: number): Term {
  const isSyllabic = shape === Shape.syllabic || shape === Shape.spacedSyllabic;
  const size = isSyllabic ? SYLLABIC_GRAM : GRAM;
  const grams: string[] = [];
  for (let at = 0; at + size <= letters.length; at++) grams.push(letters.slice(at, at + size).join(''));
  const isWhole = shape === Shape.spaced || shape === Shape.spacedSyllabic;
  // A run that is shorter than a gram is one.
  if (!isWhole && grams.length === 0) grams.push(letters.join(''));
  return { word: isWhole ? letters.join('') : '', grams };
}
