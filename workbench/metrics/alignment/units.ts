import { mixedTokens } from '../text/tokens.ts';
import { UnitKind, type Units } from './best-path.ts';
import { GAP } from './masked-text.ts';

const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;

/** Text as characters (UTF-16 units). */
export function characterUnits(text: string): Units {
  const exact = new Int32Array(text.length);
  const folded = new Int32Array(text.length);
  const kind = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    exact[i] = text.charCodeAt(i);
    const upper = text[i]!.toUpperCase();
    folded[i] = upper.length === 1 ? upper.charCodeAt(0) : exact[i]!;
    kind[i] = kindOf(text[i]!);
  }
  return { exact, folded, kind };
}

/** Text as words, with the position of each word. */
export interface WordUnits extends Units {
  readonly start: Int32Array;
  readonly end: Int32Array;
}

/** Text as words; both sides of an alignment must share `numbers`. */
export function wordUnits(text: string, numbers: Map<string, number>): WordUnits {
  const words = mixedTokens(text.replaceAll(GAP, ' '));
  const start = new Int32Array(words.length);
  const end = new Int32Array(words.length);
  let at = 0;
  words.forEach((word, i) => {
    start[i] = text.indexOf(word, at);
    end[i] = start[i]! + word.length;
    at = end[i]!;
  });
  return {
    exact: Int32Array.from(words, (word) => numberOf(word, numbers)),
    folded: Int32Array.from(words, (word) => numberOf(word.toUpperCase(), numbers)),
    kind: Uint8Array.from(words, kindOf),
    start,
    end,
  };
}

function kindOf(unit: string): number {
  if (unit === ' ') return UnitKind.space;
  return LETTER_OR_DIGIT.test(unit) ? UnitKind.letterOrDigit : UnitKind.other;
}

function numberOf(word: string, numbers: Map<string, number>): number {
  const number = numbers.get(word) ?? numbers.size;
  if (number === numbers.size) numbers.set(word, number);
  return number;
}
