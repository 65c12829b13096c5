/** "Not found": further than any place in a source, and still a small integer to the engine. */
export const NOT_FOUND = 0x3fffffff;

/**
 * Finds the next occurrence of one string, for questions that come in the order of the source. The answer is
 * kept until it is passed, so that all questions together read the page once.
 */
export class ForwardSearch {
  readonly #text: string;
  #next = -1;

  constructor(text: string) {
    this.#text = text;
  }

  /** Starts a new page; one that is known not to have the string is never searched. */
  reset(isThere = true): void {
    this.#next = isThere ? -1 : NOT_FOUND;
  }

  /** Where the string comes first at or after `start`. */
  from(source: string, start: number): number {
    if (this.#next < start) {
      const index = source.indexOf(this.#text, start);
      this.#next = index < 0 ? NOT_FOUND : index;
    }
    return this.#next;
  }
}
