import { classOf, isHighSurrogate, Kind, SCRIPTS, UNIT_CLASS } from './characters.ts';
import type { Script } from './script-ranges.ts';
import { unitAt } from './unit-at.ts';

/**
 * Hundredths of a token per letter or mark. Vocabularies differ: each number is the mean of two current ones, o200k
 * (GPT-4o) and Llama 3, on pages in that script, or on names of countries and languages where there were no pages.
 * @source gpt-tokenizer 4 (o200k) and llama3-tokenizer-js 1.2, on 40,000 characters per language; docs/results/tokens.md.
 */
const HUNDREDTHS: Partial<Record<Script, number>> = {
  Cyrillic: 34,
  Greek: 43,
  Arabic: 46,
  Thai: 48,
  Devanagari: 53,
  Hangul: 79,
  Hebrew: 81,
  Hiragana: 85,
  Katakana: 85,
  Han: 85,
  Bengali: 91,
  Oriya: 204,
  Lao: 207,
  Tibetan: 247,
  Ethiopic: 260,
};
/** ASCII letters, as in English, and the other Latin letters, which begin a token of their own more often than not. @source gpt-tokenizer 4 and llama3-tokenizer-js 1.2: docs/results/tokens.md. */
const ASCII_LETTER = 28;
const OTHER_LATIN = 100;
/** Scripts that few pages are written in, Georgian, Tamil and Khmer among them: 105 to 142. @source gpt-tokenizer 4 and llama3-tokenizer-js 1.2: docs/results/tokens.md. */
const OTHER_SCRIPT = 130;
/** Digits, marks of punctuation, and white space other than one space, which the word after it swallows. @source gpt-tokenizer 4 and llama3-tokenizer-js 1.2: docs/results/tokens.md. */
const DIGIT = 55;
const SYMBOL = 75;
const GAP = 75;
/** Pictographs and other signs beyond the first plane, which are written in pieces. @source gpt-tokenizer 4 and llama3-tokenizer-js 1.2: docs/results/tokens.md. */
const ASTRAL_SYMBOL = 200;

const SPACE = 0x20;

const LETTER_COSTS: Uint16Array = /* @__PURE__ */ Uint16Array.from(
  SCRIPTS,
  (script) => HUNDREDTHS[script] ?? (script === 'Latin' ? OTHER_LATIN : OTHER_SCRIPT),
);

/** Marks that all scripts share, such as joiners and accents, are part of the letter before them. */
const SHARED: Uint8Array = /* @__PURE__ */ Uint8Array.from(SCRIPTS, (script) =>
  script === 'Common' ? 1 : 0,
);

/**
 * Estimates how many tokens a language model reads in a text, in hundredths: a fixed share per character, by its script.
 * Estimates add up: two texts have as many as their sum, but for white space where they meet.
 */
export function tokenHundredths(text: string): number {
  let sum = 0;
  let gap = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = unitAt(text, i);
    const isPair = isHighSurrogate(unit) && text.codePointAt(i)! > 0xffff;
    const cls = isPair ? classOf(text.codePointAt(i)!) : UNIT_CLASS[unit]!;
    if (isPair) i++;
    if ((cls & 7) === Kind.space) {
      // One space costs nothing; a line break, or a second space, costs the same as any longer gap.
      if (gap < 2 && (unit !== SPACE || gap === 1)) sum += GAP;
      gap = unit !== SPACE || gap > 0 ? 2 : 1;
      continue;
    }
    gap = 0;
    sum += unit < 0x80 ? asciiCost(cls) : costOf(cls, isPair);
  }
  return sum;
}

function asciiCost(cls: number): number {
  const kind = cls & 7;
  return kind === Kind.letter ? ASCII_LETTER : kind === Kind.digit ? DIGIT : SYMBOL;
}

function costOf(cls: number, isPair: boolean): number {
  const kind = cls & 7;
  if (kind === Kind.letter) return LETTER_COSTS[cls >> 3]!;
  if (kind === Kind.mark) return SHARED[cls >> 3] === 1 ? 0 : LETTER_COSTS[cls >> 3]!;
  if (kind === Kind.digit) return DIGIT;
  return isPair ? ASTRAL_SYMBOL : SYMBOL;
}

/** Estimates how many tokens a language model reads in a text, by its scripts, as wherever no `countTokens` is given. */
export function estimateTokens(text: string): number {
  return Math.ceil(tokenHundredths(text) / 100);
}
