/** How to choose what stays where there are too many. */
export type CountsBound =
  /** An even sample of all: merging is exact, in any order. */
  | 'sample'
  /** Those that were seen last: for pages that come one after the other, without an end. */
  | 'recent';

/** How many more than the bound are held before the surplus goes, so that removing it is rare. @cap */
const OVERFLOW_FACTOR = 1.25;

/** Counts by hash, bounded in number. */
export class BoundedCounts {
  readonly #counts = new Map<number, number>();
  readonly #most: number;
  readonly #bound: CountsBound;

  constructor(most: number, bound: CountsBound) {
    this.#most = most;
    this.#bound = bound;
  }

  /** Counts a hash. */
  add(hash: number, count = 1): void {
    const total = (this.#counts.get(hash) ?? 0) + count;
    // Deleted first, so that it moves to the end: the order is that of the last time.
    if (this.#bound === 'recent') this.#counts.delete(hash);
    this.#counts.set(hash, total);
    if (this.#counts.size > this.#most * OVERFLOW_FACTOR) this.#trim();
  }

  /** Hashes and counts one after the other; by hash, so that equal counts give equal lists, if they are a sample. */
  pairs(): number[] {
    this.#trim();
    const entries = [...this.#counts];
    if (this.#bound === 'sample') entries.sort(([a], [b]) => a - b);
    return entries.flat();
  }

  #trim(): void {
    const surplus = this.#counts.size - this.#most;
    if (surplus <= 0) return;
    const hashes = [...this.#counts.keys()];
    if (this.#bound === 'sample') hashes.sort((a, b) => rankOf(b) - rankOf(a) || b - a);
    for (const hash of hashes.slice(0, surplus)) this.#counts.delete(hash);
  }
}

/** A number that has nothing to do with how often a hash comes: the lowest ones are a fair sample. */
function rankOf(hash: number): number {
  let h = (hash >>> 0) ^ Math.floor(hash / 2 ** 32);
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}
