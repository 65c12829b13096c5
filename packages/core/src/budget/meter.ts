/** Counts what is written in one format, and says when it is enough. */
export class Meter {
  readonly #limit: number;
  #used = 0;
  #isFull = false;

  constructor(limit: number = Number.POSITIVE_INFINITY) {
    this.#limit = limit;
  }

  /** Whether something did not fit. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Counts characters; false if they do not fit, and for everything after that. */
  take(characters: number): boolean {
    if (this.#isFull) return false;
    this.#used += characters;
    if (this.#used <= this.#limit) return true;
    this.#isFull = true;
    return false;
  }
}

/** The entries of a list that fit, in order; `sizeOf` gives the cost of an entry. */
export function takeWhileRoom<Entry>(
  entries: readonly Entry[],
  sizeOf: (entry: Entry) => number,
  meter: Meter,
): readonly Entry[] {
  const end = entries.findIndex((entry) => !meter.take(sizeOf(entry)));
  return end < 0 ? entries : entries.slice(0, end);
}
