/** "Not found": beyond any source offset, and still a small integer for the engine. */
export const NOT_FOUND = 0x3fffffff;

/**
 * Finds the next occurrence of one string for queries in source order. It keeps the answer until it is passed, so that
 * all queries together read the page once.
 */
export class ForwardSearch {
  readonly #text: string;
  #next = -1;

  constructor(text: string) {
    this.#text = text;
  }

  /** Starts a new page; a page known not to have the string is never searched. */
  reset(isThere = true): void {
    this.#next = isThere ? -1 : NOT_FOUND;
  }

  /** The first occurrence at or after `start`. */
  from(source: string, start: number): number {
    if (this.#next < start) {
      const index = source.indexOf(this.#text, start);
      this.#next = index < 0 ? NOT_FOUND : index;
    }
    return this.#next;
  }
}
