import { decodeRange } from '../text/decode.ts';
import { type Arena, NONE } from './arena.ts';

/**
 * Entries kept in the list; when it is full, the oldest one goes. The standard has no bound, and every step that walks
 * the list would make deeply nested formatting quadratic. Of 6,904 real pages none has more than 15.
 */
const MAX_ENTRIES = 256;

/** The list of active formatting elements (section 13.2.4.3): nodes in order, `NONE` for a marker. */
export class FormattingList {
  readonly #arena: Arena;
  readonly nodes: Int32Array = new Int32Array(MAX_ENTRIES + 1);
  length = 0;
  /** Entries dropped because the list was full. */
  forgotten = 0;
  source = '';

  constructor(arena: Arena) {
    this.#arena = arena;
  }

  /** Empties the list for a new page. */
  reset(source: string): void {
    this.source = source;
    this.length = 0;
    this.forgotten = 0;
  }

  /** "Insert a marker at the end". */
  pushMarker(): void {
    this.#append(NONE);
  }

  /**
   * "Push onto the list of active formatting elements": of four equal entries since the last marker, the first one
   * goes.
   */
  push(node: number): void {
    let alike = 0;
    for (let entry = this.length - 1; entry >= 0; entry--) {
      const other = this.nodes[entry]!;
      if (other === NONE) break;
      if (this.#isAlike(node, other) && ++alike === 3) {
        this.removeAt(entry);
        break;
      }
    }
    this.#append(node);
  }

  /** "Clear the list up to the last marker". */
  clearToMarker(): void {
    while (this.length > 0 && this.nodes[--this.length] !== NONE);
  }

  /** The last entry of this name since the last marker, or -1. */
  lastOf(name: number): number {
    for (let entry = this.length - 1; entry >= 0; entry--) {
      const node = this.nodes[entry]!;
      if (node === NONE) return -1;
      if (this.#arena.name[node] === name) return entry;
    }
    return -1;
  }

  /** The entry of a node, or -1. */
  indexOf(node: number): number {
    for (let entry = this.length - 1; entry >= 0; entry--) if (this.nodes[entry] === node) return entry;
    return -1;
  }

  /** Removes an entry. */
  removeAt(entry: number): void {
    this.length--;
    // It is usually the last one, so there is nothing to move.
    if (entry < this.length) this.nodes.copyWithin(entry, entry + 1, this.length + 1);
  }

  /** Inserts a node at an index of the list. */
  insertAt(entry: number, node: number): void {
    this.nodes.copyWithin(entry + 1, entry, this.length);
    this.nodes[entry] = node;
    this.length++;
  }

  #append(node: number): void {
    if (this.length >= MAX_ENTRIES) {
      this.removeAt(0);
      this.forgotten++;
    }
    this.nodes[this.length++] = node;
  }

  /** Whether two elements have the same name and attributes, in any order. */
  #isAlike(a: number, b: number): boolean {
    const { name, attributeCount, firstAttribute } = this.#arena;
    if (name[a] !== name[b] || attributeCount[a] !== attributeCount[b]) return false;
    for (let index = 0; index < attributeCount[a]!; index++) {
      if (!this.#hasAttribute(b, firstAttribute[a]! + index)) return false;
    }
    return true;
  }

  #hasAttribute(node: number, row: number): boolean {
    const { attributeName, attributeCount, firstAttribute } = this.#arena;
    const first = firstAttribute[node]!;
    const last = first + attributeCount[node]!;
    for (let other = first; other < last; other++) {
      if (attributeName[other] === attributeName[row]) return this.#isSameValue(other, row);
    }
    return false;
  }

  #isSameValue(a: number, b: number): boolean {
    const { valueStart, valueEnd, valueBits } = this.#arena;
    if (valueBits[a] !== 0 || valueBits[b] !== 0) return this.#value(a) === this.#value(b);
    const length = valueEnd[a]! - valueStart[a]!;
    if (length !== valueEnd[b]! - valueStart[b]!) return false;
    for (let index = length - 1; index >= 0; index--) {
      if (this.source.charCodeAt(valueStart[a]! + index) !== this.source.charCodeAt(valueStart[b]! + index))
        return false;
    }
    return true;
  }

  #value(row: number): string {
    const { valueStart, valueEnd, valueBits } = this.#arena;
    return valueStart[row]! < 0
      ? ''
      : decodeRange(this.source, valueStart[row]!, valueEnd[row]!, valueBits[row]!);
  }
}
