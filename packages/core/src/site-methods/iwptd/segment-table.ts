/** Pages between two looks for segments to forget. @cap */
const SHRINK_EVERY = 16;

/** Segments of text with the number of pages that have them, learned page by page. */
export class SegmentTable {
  /** Pages so far. */
  pages: number;
  readonly #window: number;
  readonly #maxSegments: number;
  /** The pages with each segment, and the last of them; the least recently seen segment comes first. */
  readonly #seen = new Map<number, { count: number; last: number }>();

  constructor(pages: number, { window, maxSegments }: { window: number; maxSegments: number }) {
    this.pages = pages;
    this.#window = window;
    this.#maxSegments = maxSegments;
  }

  /** Table expansion and shrinkage: counts the segments of a page, and forgets those that were seen once, long ago. */
  add(segments: Iterable<number>): void {
    this.pages++;
    for (const segment of new Set(segments)) {
      const count = (this.#seen.get(segment)?.count ?? 0) + 1;
      // Deleted first, so that it moves to the end.
      this.#seen.delete(segment);
      this.#seen.set(segment, { count, last: this.pages });
    }
    this.#shrink();
  }

  /** The number of pages with a segment. */
  count(segment: number): number {
    return this.#seen.get(segment)?.count ?? 0;
  }

  /** All of it, as triples of a segment, its count and the last page with it. */
  stored(): number[] {
    return [...this.#seen].flatMap(([segment, { count, last }]) => [segment, count, last]);
  }

  /** Puts stored triples back. */
  load(triples: readonly number[]): void {
    for (let at = 0; at + 2 < triples.length; at += 3) {
      this.#seen.set(triples[at]!, { count: triples[at + 1]!, last: triples[at + 2]! });
    }
  }

  #shrink(): void {
    // Not after every page: the segments of many pages that were not seen for long are looked at each time.
    if (this.pages % SHRINK_EVERY === 0) {
      for (const [segment, { count, last }] of this.#seen) {
        if (last > this.pages - this.#window) break;
        if (count === 1) this.#seen.delete(segment);
      }
    }
    for (const segment of this.#seen.keys()) {
      if (this.#seen.size <= this.#maxSegments) break;
      this.#seen.delete(segment);
    }
  }
}
