import { classOf, isHighSurrogate, Kind } from './characters.ts';
import { unitAt } from './unit-at.ts';

/** Reading direction. */
export type Direction = 'ltr' | 'rtl';

/** Unicode blocks of right-to-left scripts: Hebrew to Arabic Extended, the presentation forms, and the astral ones. */
const isRightToLeft = (codePoint: number): boolean =>
  (codePoint >= 0x590 && codePoint <= 0x8ff) ||
  (codePoint >= 0xfb1d && codePoint <= 0xfdff) ||
  (codePoint >= 0xfe70 && codePoint <= 0xfeff) ||
  (codePoint >= 0x10800 && codePoint <= 0x10fff) ||
  (codePoint >= 0x1e800 && codePoint <= 0x1efff);

/** The units of those characters, or their high surrogates: a quick check that rules out most texts. */
const MAY_BE_RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\ud802\ud803\ud83a\ud83b]/;

/**
 * The reading direction of a text, for pages whose markup does not state it; null if no letter decides.
 *
 * The majority of letters wins, not the first one: HTML's `dir=auto` looks at the first strong character, which suits a
 * single field, but an Arabic article that opens with a Latin brand name is still right-to-left. The first letter
 * breaks a tie.
 */
export const directionOf = (text: string): Direction | null => {
  const isMixed = MAY_BE_RIGHT_TO_LEFT.test(text);
  let left = 0;
  let right = 0;
  let first: Direction | null = null;
  // Once one side leads by more than what is left to read, the rest cannot change the result.
  for (let i = 0; i < text.length && Math.abs(left - right) <= text.length - i; i++) {
    const unit = unitAt(text, i);
    const codePoint = isHighSurrogate(unit) ? text.codePointAt(i)! : unit;
    if (codePoint > 0xffff) i++;
    if ((classOf(codePoint) & 7) !== Kind.letter) continue;
    if (!isMixed) return 'ltr';
    const rtl = isRightToLeft(codePoint);
    if (rtl) right++;
    else left++;
    first ??= rtl ? 'rtl' : 'ltr';
  }
  if (left === right) return first;
  return left > right ? 'ltr' : 'rtl';
};
