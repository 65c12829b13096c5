/** Characters by which addresses may still grow, shared by all written parts of a page. */
export class AddressRoom {
  #left: number;
  #dropped = 0;

  constructor(characters: number) {
    this.#left = characters;
  }

  /** Addresses that did not fit. */
  get dropped(): number {
    return this.#dropped;
  }

  /** Whether an address may replace a shorter one. */
  grow(from: string, to: string): boolean {
    const growth = Math.max(0, to.length - from.length);
    if (growth > this.#left) {
      this.#dropped++;
      return false;
    }
    this.#left -= growth;
    return true;
  }
}
