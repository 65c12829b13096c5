/** Characters that are left for addresses to grow by, shared by all parts of a page that are written. */
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

  /** Whether an address may take the place of a shorter one. */
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
