/** Numbers strings, and keeps each of them once. */
export class StringPool {
  readonly list: string[] = [];
  readonly #places = new Map<string, number>();

  /** The index of a string in the list. */
  place(text: string): number {
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    const place = this.list.length;
    this.list.push(text);
    this.#places.set(text, place);
    return place;
  }
}
