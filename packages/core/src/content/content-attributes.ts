/** The attributes of an element of the content, in order; a map of strings will do. */
export interface ContentAttributes extends Iterable<[name: string, value: string]> {
  readonly size: number;
  get(name: string): string | undefined;
  has(name: string): boolean;
  set(name: string, value: string): unknown;
  delete(name: string): boolean;
  clear(): void;
}

/**
 * Attributes in a list. Most elements have none and the others a few, and a page may have hundreds of thousands of
 * elements: a map takes five times the memory, most of it before there is anything in it.
 */
export class AttributeList implements ContentAttributes {
  /** Names and values in turns; `null` until there is one. */
  #pairs: string[] | null = null;

  constructor(attributes: readonly (readonly [name: string, value: string])[] = []) {
    for (let index = 0; index < attributes.length; index++) {
      const attribute = attributes[index]!;
      this.set(attribute[0], attribute[1]);
    }
  }

  get size(): number {
    return this.#pairs === null ? 0 : this.#pairs.length / 2;
  }

  get(name: string): string | undefined {
    const at = this.#find(name);
    return at < 0 ? undefined : this.#pairs![at + 1];
  }

  has(name: string): boolean {
    return this.#find(name) >= 0;
  }

  set(name: string, value: string): void {
    const at = this.#find(name);
    if (at >= 0) this.#pairs![at + 1] = value;
    else this.append(name, value);
  }

  /** Adds an attribute that is known not to be there yet. */
  append(name: string, value: string): void {
    if (this.#pairs === null) this.#pairs = [name, value];
    else this.#pairs.push(name, value);
  }

  delete(name: string): boolean {
    const at = this.#find(name);
    if (at >= 0) this.#pairs!.splice(at, 2);
    return at >= 0;
  }

  clear(): void {
    this.#pairs = null;
  }

  *[Symbol.iterator](): Generator<[string, string]> {
    const pairs = this.#pairs ?? [];
    for (let at = 0; at < pairs.length; at += 2) yield [pairs[at]!, pairs[at + 1]!];
  }

  #find(name: string): number {
    const pairs = this.#pairs;
    if (pairs === null) return -1;
    for (let at = 0; at < pairs.length; at += 2) if (pairs[at] === name) return at;
    return -1;
  }
}
