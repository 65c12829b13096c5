import { classOf, isHighSurrogate, Kind, UNIT_CLASS } from '../../language/characters.ts';
import { WORD_SHARE } from '../../language/count.ts';

/**
 * How to cut text into words: `space` only at white space, as the papers do; `script` also inside scripts written
 * without spaces, where a word has the average number of letters.
 */
export type WordCut = 'space' | 'script';

/** The values of `WordCut`, for a method's parameters. */
export const WORD_CUTS: readonly WordCut[] = ['script', 'space'];

/** A hundred hundredths make a word. @format */
const ONE_WORD = 100;

/** Cuts `source[from, to)` into words and passes the offsets of each to `found`. */
export function cutWords(
  source: string,
  from: number,
  to: number,
  cut: WordCut,
  found: (start: number, end: number) => void,
): void {
  let start = -1;
  let share = 0;
  for (let index = from; index < to; ) {
    const unit = source.charCodeAt(index);
    const isPair = isHighSurrogate(unit) && index + 1 < to;
    const characterClass = isPair ? classOf(source.codePointAt(index)!) : UNIT_CLASS[unit]!;
    const kind = characterClass & 7;
    const isSpace = kind === Kind.space || unit < 0x20;
    // A combining mark belongs to the letter before it, so a complete word ends only at the next character.
    if (start >= 0 && (isSpace || (share >= ONE_WORD && kind === Kind.letter))) {
      found(start, index);
      start = -1;
      share = isSpace ? 0 : share - ONE_WORD;
    }
    if (!isSpace && start < 0) start = index;
    if (kind === Kind.letter && cut === 'script') share += WORD_SHARE[characterClass >> 3]!;
    index += isPair ? 2 : 1;
  }
  if (start >= 0) found(start, to);
}
