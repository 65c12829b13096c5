import { isEastAsian } from '../structure/east-asian.ts';

/** The width of a text: scripts in full-width cells say as much in half as many characters. */
export function cellsOf(text: string): number {
  let cells = 0;
  for (const character of text) cells += isEastAsian(character.codePointAt(0)!) ? 2 : character.length;
  return cells;
}
