import type { Quote } from './highlight.ts';

/** A place in a text without white space. */
export interface TextPlace {
  readonly start: number;
  readonly end: number;
}

/** White space, and characters that take no room: pages change both without changing what they say. */
const UNSEEN = /[\s\u00ad\u200b-\u200d\u2060\ufeff]+/gu;

/** A text without what does not show. */
export function inked(text: string): string {
  return text.replace(UNSEEN, '');
}

/** Gives up on a quote with more matches than this: it cannot be located. @cap */
const MAX_MATCHES = 1000;

/** Characters at each end of a quote, or next to it, that still identify it after an edit. @source Chosen by hand: two or three words. */
const ANCHOR = 16;

/** Maximum growth of an edited quote. @source Chosen by hand: a text that has doubled is another one. */
const MAX_GROWTH = 2;

/**
 * Finds a passage again, given the position it had. Of several equal passages the one with the same words around it is
 * taken, then the nearest. If none is equal, because the page was edited, the beginning and the end of the passage are
 * looked for, and then the words before and after it. Takes time in proportion to the text.
 */
export function findQuote(
  text: string,
  { exact, prefix, suffix }: Quote,
  position: number,
): TextPlace | null {
  const [wanted, before, after] = [inked(exact), inked(prefix), inked(suffix)];
  if (wanted === '') return null;
  let best: { readonly start: number; readonly alike: number } | null = null;
  for (const start of matches(text, wanted)) {
    const alike = alikeBefore(text, start, before) + alikeAfter(text, start + wanted.length, after);
    const isNearer = best !== null && Math.abs(start - position) < Math.abs(best.start - position);
    if (best === null || alike > best.alike || (alike === best.alike && isNearer)) best = { start, alike };
  }
  if (best !== null) return { start: best.start, end: best.start + wanted.length };
  return findByEnds(text, wanted) ?? findByNeighbours(text, wanted.length, before, after);
}

function* matches(text: string, wanted: string): Generator<number> {
  let at = text.indexOf(wanted);
  for (let count = 0; at >= 0 && count < MAX_MATCHES; count++) {
    yield at;
    at = text.indexOf(wanted, at + wanted.length);
  }
}

function findByEnds(text: string, wanted: string): TextPlace | null {
  if (wanted.length < 2 * ANCHOR) return null;
  const [head, tail] = [wanted.slice(0, ANCHOR), wanted.slice(-ANCHOR)];
  return between(text, { head, tail, isInside: true, length: wanted.length });
}

function findByNeighbours(text: string, length: number, before: string, after: string): TextPlace | null {
  const [head, tail] = [before.slice(-ANCHOR), after.slice(0, ANCHOR)];
  if (head.length < ANCHOR || tail.length < ANCHOR) return null;
  return between(text, { head, tail, isInside: false, length });
}

interface Anchors {
  readonly head: string;
  readonly tail: string;
  /** True if the anchors belong to the passage. */
  readonly isInside: boolean;
  readonly length: number;
}

/** The first place between two anchors that is not much longer than the passage was. */
function between(text: string, { head, tail, isInside, length }: Anchors): TextPlace | null {
  const room = length * MAX_GROWTH + 2 * ANCHOR;
  for (const found of matches(text, head)) {
    const from = found + head.length;
    const to = text.slice(from, from + room).indexOf(tail);
    if (to < 0 || (!isInside && to === 0)) continue;
    return isInside ? { start: found, end: from + to + tail.length } : { start: from, end: from + to };
  }
  return null;
}

function alikeBefore(text: string, at: number, before: string): number {
  let count = 0;
  while (count < before.length && text[at - 1 - count] === before[before.length - 1 - count]) count++;
  return count;
}

function alikeAfter(text: string, at: number, after: string): number {
  let count = 0;
  while (count < after.length && text[at + count] === after[count]) count++;
  return count;
}
