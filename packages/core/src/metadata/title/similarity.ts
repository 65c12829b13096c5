import { unitAt } from '../../language/unit-at.ts';
import { fold } from '../../plain-text/fold.ts';

/** Titles differ in their first words; the rest of a long text adds only cost. @cap */
const MAX_COMPARED = 300;

/** A text in the form that `similarity` compares. */
export function comparable(text: string): string {
  return fold(text.slice(0, MAX_COMPARED));
}

/**
 * How alike two comparable texts are, from 0 to 1: the share of letter bigrams they have in common (Dice's
 * coefficient). It knows no words, so it works in any language.
 */
export function similarity(first: string, second: string): number {
  if (first === second) return 1;
  if (first.length < 2 || second.length < 2) return 0;
  const pairs = new Map<number, number>();
  for (let at = 0; at + 1 < first.length; at++) {
    const pair = pairAt(first, at);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  let common = 0;
  for (let at = 0; at + 1 < second.length; at++) {
    const pair = pairAt(second, at);
    const left = pairs.get(pair) ?? 0;
    if (left === 0) continue;
    pairs.set(pair, left - 1);
    common++;
  }
  return (2 * common) / (first.length + second.length - 2);
}

/** A letter bigram as a number. */
function pairAt(text: string, at: number): number {
  return unitAt(text, at) * 0x1_00_00 + unitAt(text, at + 1);
}
