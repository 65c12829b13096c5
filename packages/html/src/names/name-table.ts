const SLOTS = 2048;
/** Past this many steps a name goes to the map: a page made of colliding names costs no more than any other. */
const MAX_PROBES = 8;
const NEEDS_CHANGE = /[A-Z\0]/;
const UPPER_CASE_RUN = /[A-Z]+/g;
const NULLS = /\0/g;

/**
 * Numbers for names, found from a range of the source without making a string: lower-casing happens while
 * hashing and comparing, and each distinct name becomes a string once.
 */
export class NameTable {
  readonly #fixed: readonly string[];
  readonly #fixedSlots = new Int32Array(SLOTS);
  readonly #slots = new Int32Array(SLOTS);
  readonly #overflow = new Map<string, number>();
  /** All names by number; replaced, not emptied, by `reset`, so that a finished tree can keep it. */
  names: string[];

  /** The names in `fixed` always have the numbers of their places there. */
  constructor(fixed: readonly string[]) {
    this.#fixed = fixed;
    this.names = [];
    for (const name of fixed) {
      if (name !== '') this.internString(name);
      else this.names.push(name);
    }
    if (this.#overflow.size > 0) throw new Error('the fixed names do not fit');
    this.#fixedSlots.set(this.#slots);
  }

  /** Forgets all but the fixed names. */
  reset(): void {
    this.names = this.#fixed.slice();
    this.#slots.set(this.#fixedSlots);
    if (this.#overflow.size > 0) this.#overflow.clear();
  }

  /** The number of the name that stands in a range of the source, given the hash of its lower-case units. */
  intern(source: string, start: number, end: number, hash: number): number {
    let slot = slotOf(hash);
    for (let probe = 0; probe < MAX_PROBES; probe++) {
      const id = this.#slots[slot]! - 1;
      if (id < 0) return this.#add(lowerCased(source.slice(start, end)), slot);
      if (equalsLowerCased(this.names[id]!, source, start, end)) return id;
      slot = (slot + 1) & (SLOTS - 1);
    }
    return this.#internOverflow(lowerCased(source.slice(start, end)));
  }

  /** The number of a name that is a string already. */
  internString(name: string): number {
    const lower = lowerCased(name);
    return this.intern(lower, 0, lower.length, hashOf(lower));
  }

  /** The number of a name that is not lower case, which no tag in the source can spell. */
  internExact(name: string): number {
    return this.#internOverflow(name);
  }

  #add(name: string, slot: number): number {
    const id = this.names.length;
    this.names.push(name);
    this.#slots[slot] = id + 1;
    return id;
  }

  #internOverflow(name: string): number {
    const known = this.#overflow.get(name);
    if (known !== undefined) return known;
    const id = this.names.length;
    this.names.push(name);
    this.#overflow.set(name, id);
    return id;
  }
}

/** One step of the hash that `NameTable.intern` wants; starts from 0. */
export function hashStep(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + unit) | 0;
}

/** A name as the standard stores it: ASCII letters in lower case, NUL replaced. */
export function lowerCased(name: string): string {
  if (!NEEDS_CHANGE.test(name)) return name;
  return name.replace(UPPER_CASE_RUN, (run) => run.toLowerCase()).replace(NULLS, '\uFFFD');
}

function slotOf(hash: number): number {
  return (hash ^ (hash >>> 11)) & (SLOTS - 1);
}

function hashOf(name: string): number {
  let hash = 0;
  for (let index = 0; index < name.length; index++) hash = hashStep(hash, name.charCodeAt(index));
  return hash;
}

function equalsLowerCased(name: string, source: string, start: number, end: number): boolean {
  if (name.length !== end - start) return false;
  for (let index = 0; index < name.length; index++) {
    let unit = source.charCodeAt(start + index);
    if (unit >= 0x41 && unit <= 0x5a) unit |= 0x20;
    if (unit === 0) unit = 0xfffd;
    if (unit !== name.charCodeAt(index)) return false;
  }
  return true;
}
