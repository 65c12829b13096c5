const SLOTS = 2048;
/** After this many steps a name goes to the map, so that a page of colliding names costs no more than any other. */
const MAX_PROBES = 8;
/** Six letters fit into the hash without loss; see `hashStep`. */
const MAX_EXACT = 6;
/** `oddness` of a name is below this if the hash has a digit for each of its units. */
const EXACT_UNITS = 32;
const NEEDS_CHANGE = /[A-Z\0]/;
const UPPER_CASE_RUN = /[A-Z]+/g;
const NULLS = /\0/g;

/**
 * Ids for names, looked up from a range of the source without creating a string: lower-casing happens while hashing and
 * comparing, and each distinct name becomes a string once. The hash of a short name, as most are, identifies it without
 * any comparison.
 */
export class NameTable {
  readonly #fixed: readonly string[];
  readonly #fixedSlots = new Int32Array(SLOTS);
  readonly #slots = new Int32Array(SLOTS);
  readonly #fixedExact = new Int32Array(SLOTS);
  /** The hash of the name in a slot if it identifies the name, otherwise 0. */
  readonly #exact = new Int32Array(SLOTS);
  readonly #overflow = new Map<string, number>();
  /** All names by id; `reset` replaces the list instead of emptying it, so that a finished tree can keep it. */
  names: string[];

  /** The ids of the names in `fixed` are always their indexes there. */
  constructor(fixed: readonly string[]) {
    this.#fixed = fixed;
    this.names = [];
    for (const name of fixed) {
      if (name !== '') this.internString(name);
      else this.names.push(name);
    }
    if (this.#overflow.size > 0) throw new Error('the fixed names do not fit');
    this.#fixedSlots.set(this.#slots);
    this.#fixedExact.set(this.#exact);
  }

  /** Drops all names except the fixed ones. */
  reset(): void {
    this.names = this.#fixed.slice();
    this.#slots.set(this.#fixedSlots);
    this.#exact.set(this.#fixedExact);
    if (this.#overflow.size > 0) this.#overflow.clear();
  }

  /** The id of the name in a range of the source, given the hash and oddness of its lower-case units. */
  intern(source: string, start: number, end: number, hash: number, oddness: number): number {
    const slot = slotOf(hash);
    const isExact = oddness >>> 0 < EXACT_UNITS && end - start <= MAX_EXACT;
    if (isExact && this.#exact[slot] === hash) return this.#slots[slot]! - 1;
    return this.#search(source, start, end, slot, isExact ? hash : 0);
  }

  #search(source: string, start: number, end: number, first: number, exact: number): number {
    let slot = first;
    for (let probe = 0; probe < MAX_PROBES; probe++) {
      const id = this.#slots[slot]! - 1;
      if (id < 0) return this.#add(lowerCased(source.slice(start, end)), slot, exact);
      if (equalsLowerCased(this.names[id]!, source, start, end)) return id;
      slot = (slot + 1) & (SLOTS - 1);
    }
    return this.#internOverflow(lowerCased(source.slice(start, end)));
  }

  /** The id of a name that is already a string. */
  internString(name: string): number {
    const lower = lowerCased(name);
    let hash = 0;
    let oddness = 0;
    for (let index = 0; index < lower.length; index++) {
      hash = hashStep(hash, lower.charCodeAt(index));
      oddness = oddnessStep(oddness, lower.charCodeAt(index));
    }
    return this.intern(lower, 0, lower.length, hash, oddness);
  }

  /** The id of a name that is not lower case, which no tag in the source can have. */
  internExact(name: string): number {
    return this.#internOverflow(name);
  }

  #add(name: string, slot: number, exact: number): number {
    const id = this.names.length;
    this.names.push(name);
    this.#slots[slot] = id + 1;
    this.#exact[slot] = exact;
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

/**
 * One step of the hash for `NameTable.intern`; starts from 0. The 32 units from `a` are the digits 1 to 32 of a number
 * in base 33, so no two names of up to six of them have the same hash: 33⁶ is below 2³¹.
 */
export function hashStep(hash: number, unit: number): number {
  return (Math.imul(hash, 33) + unit - 0x60) | 0;
}

/** Accompanies `hashStep`, also from 0; becomes 32 or more, or negative, once a unit is not one of those digits. */
export function oddnessStep(oddness: number, unit: number): number {
  return oddness | (unit - 0x61);
}

/** A name as the standard stores it: ASCII letters in lower case, NUL replaced. */
export function lowerCased(name: string): string {
  if (!NEEDS_CHANGE.test(name)) return name;
  return name.replace(UPPER_CASE_RUN, (run) => run.toLowerCase()).replace(NULLS, '\uFFFD');
}

function slotOf(hash: number): number {
  return (hash ^ (hash >>> 11)) & (SLOTS - 1);
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
