import { GAP } from './masked-text.ts';

/** A range of the text and the equally long range of the mask that it matches. */
export interface Anchor {
  readonly source: number;
  readonly text: number;
  readonly length: number;
}

/** Substrings this long that occur once are taken as certain (Web2Text's figure). */
const ANCHOR_LENGTH = 10;
const SPACES_AND_GAPS = new RegExp(`[\\s${GAP}]`, 'g');
const SEVERAL = -2;

/** Finds substrings of a masked page that occur once, with and without the white space and gaps between. */
export class UniqueSubstrings {
  readonly #mask: string;
  #places: Map<string, number> | null = null;
  #dense: string | null = null;
  /** Counts of the substrings of the mask without spaces and gaps, by length. */
  readonly #counts = new Map<number, Map<string, number>>();

  constructor(mask: string) {
    this.#mask = mask;
  }

  /** The position of the substring in the mask, or -1 if it does not occur exactly once by both readings. */
  placeOf(substring: string): number {
    this.#places ??= placesOf(this.#mask);
    const place = this.#places.get(substring) ?? -1;
    return place >= 0 && this.#isUniqueDense(substring.replace(SPACES_AND_GAPS, '')) ? place : -1;
  }

  #isUniqueDense(dense: string): boolean {
    if (dense === '') return false;
    this.#dense ??= this.#mask.replace(SPACES_AND_GAPS, '');
    let counts = this.#counts.get(dense.length);
    if (counts === undefined) {
      counts = new Map();
      for (let at = 0; at + dense.length <= this.#dense.length; at++) {
        const part = this.#dense.slice(at, at + dense.length);
        counts.set(part, (counts.get(part) ?? 0) + 1);
      }
      this.#counts.set(dense.length, counts);
    }
    return counts.get(dense) === 1;
  }
}

function placesOf(mask: string): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = 0; at + ANCHOR_LENGTH <= mask.length; at++) {
    const part = mask.slice(at, at + ANCHOR_LENGTH);
    if (!part.includes(GAP)) places.set(part, places.has(part) ? SEVERAL : at);
  }
  return places;
}

/**
 * Fixed points of the alignment, in the order of both sides: unique substrings, grown while the characters agree
 * apart from case. A substring that lies before the last anchor casts doubt on both: that anchor and this start are
 * dropped, and the search goes on from the next character.
 */
export function findAnchors(mask: string, text: string, unique: UniqueSubstrings): Anchor[] {
  const anchors: Anchor[] = [];
  let at = 0;
  while (at + ANCHOR_LENGTH <= text.length) {
    const source = unique.placeOf(text.slice(at, at + ANCHOR_LENGTH));
    const last = anchors.at(-1) ?? { source: 0, text: 0, length: 0 };
    const outOfOrder = source >= 0 && anchors.length > 0 && source <= last.source;
    if (outOfOrder) anchors.pop();
    if (source < 0 || outOfOrder || source < last.source + last.length) {
      at++;
      continue;
    }
    const anchor = growAnchor(mask, text, source, at, last);
    anchors.push(anchor);
    at = anchor.text + anchor.length;
  }
  return anchors;
}

function growAnchor(mask: string, text: string, source: number, at: number, last: Anchor): Anchor {
  const room = Math.min(at - (last.text + last.length), source - (last.source + last.length));
  let left = 0;
  while (left < room && sameLetter(mask, source - left - 1, text, at - left - 1)) left++;
  let end = ANCHOR_LENGTH;
  while (
    at + end < text.length &&
    source + end < mask.length &&
    sameLetter(mask, source + end, text, at + end)
  )
    end++;
  return { source: source - left, text: at - left, length: left + end };
}

function sameLetter(a: string, i: number, b: string, j: number): boolean {
  return a[i] === b[j] || a[i]!.toUpperCase() === b[j]!.toUpperCase();
}
