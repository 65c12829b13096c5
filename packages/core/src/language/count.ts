import { classOf, isHighSurrogate, Kind, SCRIPTS, UNIT_CLASS } from './characters.ts';
import type { Script } from './script-ranges.ts';
import { endsSentence } from './sentence-end.ts';
import { unitAt } from './unit-at.ts';

/** The counts from one pass over a text. */
export interface TextMeasure {
  /** Visible code points: everything but spaces, combining marks and format characters. */
  readonly characters: number;
  /** Letters of any script; combining marks do not count, so composed and decomposed text agree. */
  readonly letters: number;
  readonly digits: number;
  readonly words: number;
  readonly sentences: number;
  /** Commas of any script: running prose has them, menus do not. */
  readonly commas: number;
}

/**
 * Hundredths of a word per letter, for scripts written without spaces. Integers, so that sums are exact.
 * Han and kana: 0.55, as in DOM Distiller (Intl.Segmenter says 0.62 on Chinese news, 0.58 on Japanese news and
 * 0.49 on Japanese manuals). The others are measured against Intl.Segmenter (ICU 78): Thai 14,552 words of
 * articles (0.349), Lao 2,257 (0.310), Khmer 1,910 (0.317) and Burmese 2,763 (0.460) words of the Universal
 * Declaration of Human Rights.
 * @source DOM Distiller; Intl.Segmenter of ICU 78.
 */
const WORD_HUNDREDTHS: Partial<Record<Script, number>> = {
  Han: 55,
  Hiragana: 55,
  Katakana: 55,
  Bopomofo: 55,
  Thai: 35,
  Lao: 31,
  Khmer: 32,
  Myanmar: 46,
};

/** Hundredths of a word per letter, by the script number in its class; 0 for scripts with spaces. */
export const WORD_SHARE: Uint8Array = /* @__PURE__ */ Uint8Array.from(
  SCRIPTS,
  (script) => WORD_HUNDREDTHS[script] ?? 0,
);

/**
 * Thai and Lao end both sentences and clauses with a space. A space counts as a sentence end after this many letters:
 * translations spend 39 (interface texts) to 103 (legal text) Thai letters per English sentence.
 * @source Translations between Thai and English, as counted above.
 */
export const LETTERS_PER_UNMARKED_SENTENCE = 40;
/** 1 for scripts, by their number, without sentence-end marks. */
export const UNMARKED: Uint8Array = /* @__PURE__ */ Uint8Array.from(SCRIPTS, (script) =>
  script === 'Thai' || script === 'Lao' ? 1 : 0,
);

const kindAt = (text: string, index: number): number => UNIT_CLASS[unitAt(text, index)]! & 7;

/** Whether punctuation at `index` stays inside the word around it: don't, U.S., and 1,000 for commas. */
const joins = (text: string, index: number, kind: number): boolean => {
  if (index + 1 >= text.length) return false;
  const next = kindAt(text, index + 1);
  if (kind === Kind.comma) return next === Kind.digit && kindAt(text, index - 1) === Kind.digit;
  return next === Kind.letter || next === Kind.digit;
};

/**
 * Counts a text in one pass. A word is a run of letters, digits and marks (an apostrophe or a full stop between
 * two of them joins, a hyphen does not), as in Unicode text segmentation; scripts without spaces count
 * by letters. Text after the last terminator is a sentence too, so a heading has one.
 */
export const measureText = (text: string): TextMeasure => {
  const length = text.length;
  let characters = 0;
  let letters = 0;
  let digits = 0;
  let words = 0;
  let hundredths = 0;
  let sentences = 0;
  let commas = 0;
  let inWord = false;
  let open = false;
  let unmarked = 0;
  for (let i = 0; i < length; i++) {
    const unit = unitAt(text, i);
    let cls = UNIT_CLASS[unit]!;
    if (isHighSurrogate(unit)) {
      const codePoint = text.codePointAt(i)!;
      cls = classOf(codePoint);
      if (codePoint > 0xffff) i++;
    }
    const kind = cls & 7;
    if (kind === Kind.mark) continue;
    if (kind === Kind.space) {
      inWord = false;
      if (unmarked < LETTERS_PER_UNMARKED_SENTENCE) continue;
      sentences++;
      open = false;
      unmarked = 0;
      continue;
    }
    characters++;
    if (kind === Kind.letter || kind === Kind.digit) {
      open = true;
      if (kind === Kind.letter) letters++;
      else digits++;
      const share = WORD_SHARE[cls >> 3]!;
      if (share === 0) {
        if (!inWord) words++;
        inWord = true;
      } else {
        inWord = false;
        hundredths += share;
        unmarked += UNMARKED[cls >> 3]!;
      }
      continue;
    }
    if (kind === Kind.comma) commas++;
    else if (kind === Kind.stop && open && endsSentence(text, i)) {
      sentences++;
      open = false;
      unmarked = 0;
    }
    inWord = inWord && kind !== Kind.symbol && joins(text, i, kind);
  }
  if (open) sentences++;
  return { characters, letters, digits, words: words + Math.ceil(hundredths / 100), sentences, commas };
};

/** What a character does to the word before it, if its class alone decides. */
const Step = { ends: 0, isWord: 1, unclear: 2 } as const;
/** @format */
const STEPS: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 256 }, (_, cls) => {
  const kind = cls & 7;
  if (kind === Kind.space) return Step.ends;
  const isSpaced = (WORD_SHARE[cls >> 3] ?? 0) === 0;
  return (kind === Kind.letter || kind === Kind.digit) && isSpaced ? Step.isWord : Step.unclear;
});

/**
 * How many words a text has, in any script; needs no dictionary and does not depend on the ICU version. The same count
 * as `measureText` gives, but faster, because every page's text is counted.
 */
export const countWords = (text: string): number => {
  const length = text.length;
  let words = 0;
  let hundredths = 0;
  let inWord = 0;
  for (let i = 0; i < length; i++) {
    const unit = unitAt(text, i);
    let cls = UNIT_CLASS[unit]!;
    const step = STEPS[cls]!;
    if (step !== Step.unclear) {
      // Treats letters and spaces alike without a branch, because processors mispredict the ends of words.
      words += step & (inWord ^ 1);
      inWord = step;
      continue;
    }
    if (isHighSurrogate(unit)) {
      const codePoint = text.codePointAt(i)!;
      cls = classOf(codePoint);
      if (codePoint > 0xffff) i++;
    }
    const kind = cls & 7;
    if (kind === Kind.letter || kind === Kind.digit) {
      const share = WORD_SHARE[cls >> 3]!;
      if (share === 0 && inWord === 0) words++;
      hundredths += share;
      inWord = share === 0 ? 1 : 0;
    } else if (kind !== Kind.mark) {
      const isInside = inWord === 1 && kind !== Kind.space && kind !== Kind.symbol && joins(text, i, kind);
      inWord = isInside ? 1 : 0;
    }
  }
  return words + Math.ceil(hundredths / 100);
};

/** How many letters a text has, without digits, punctuation and combining marks. */
export const countLetters = (text: string): number => {
  let letters = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = unitAt(text, i);
    const isPair = isHighSurrogate(unit) && text.codePointAt(i)! > 0xffff;
    const cls = isPair ? classOf(text.codePointAt(i)!) : UNIT_CLASS[unit]!;
    if ((cls & 7) === Kind.letter) letters++;
    if (isPair) i++;
  }
  return letters;
};

/** How many sentences a text has, by the terminators of all scripts; see `measureText`. */
export const countSentences = (text: string): number => measureText(text).sentences;
