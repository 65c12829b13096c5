import { BARRIERS, type Barrier, TagBit } from '../names/tag-bits.ts';
import { type Arena, NONE } from './arena.ts';

/** Initial capacity, and the most that is kept for the next page. */
const FIRST_DEPTH = 64;
const FIRST_NAMES = 256;
const KEEP = 1 << 14;

/**
 * The stack of open elements. Every entry knows the nearest entry below it of each `Barrier` kind and the nearest one
 * of its own name, so that every scope check is one comparison, however deep the page is.
 */
export class OpenElements {
  readonly #arena: Arena;
  length = 0;
  nodes: Int32Array = new Int32Array(FIRST_DEPTH);
  /** Id of the element's name; negative for elements that are not HTML. */
  names: Int32Array = new Int32Array(FIRST_DEPTH);
  bits: Int32Array = new Int32Array(FIRST_DEPTH);
  #previousOfName: Int32Array = new Int32Array(FIRST_DEPTH);
  /** The nearest entry of each kind, by length of the stack; the first entry counts as one of every kind. */
  #barriers: Int32Array = new Int32Array((FIRST_DEPTH + 1) * BARRIERS);
  /** Highest index of an open HTML element, by name. */
  #lastHtml: Int32Array = new Int32Array(FIRST_NAMES).fill(NONE);
  #lastForeign: Int32Array = new Int32Array(FIRST_NAMES).fill(NONE);

  /** The token that currently closes elements: the name of an end tag (0 for any other token) and its range. */
  closingName = 0;
  closingStart = 0;
  closingEnd = 0;

  constructor(arena: Arena) {
    this.#arena = arena;
  }

  /** Empties the stack for a new page. */
  reset(): void {
    this.length = 0;
    if (this.nodes.length > KEEP || this.#lastHtml.length > KEEP) this.#shrink();
    this.#lastHtml.fill(NONE);
    this.#lastForeign.fill(NONE);
  }

  /** Opens an element; `name` is negative if it is not HTML. */
  push(node: number, name: number, bits: number): void {
    const index = this.length;
    if (index === this.nodes.length) this.#grow();
    this.length = index + 1;
    this.nodes[index] = node;
    this.names[index] = name;
    this.bits[index] = bits;
    this.#arena.isOpen[node] = 1;
    const number = name < 0 ? -name : name;
    if (number >= this.#lastHtml.length) this.#growNames(number);
    const last = name < 0 ? this.#lastForeign : this.#lastHtml;
    this.#previousOfName[index] = last[number]!;
    last[number] = index;
    const barriers = this.#barriers;
    const end = (index + 2) * BARRIERS;
    let kinds = bits;
    for (let at = end - BARRIERS; at < end; at++) {
      // All ones if the entry is a barrier of this kind: a selection without a branch, which would be unpredictable.
      const mask = -(kinds & 1);
      barriers[at] = (index & mask) | (barriers[at - BARRIERS]! & ~mask);
      kinds >>= 1;
    }
  }

  /** Closes the current node. */
  pop(): void {
    const index = this.length - 1;
    const node = this.nodes[index]!;
    this.#unlink(index);
    this.setSourceEnd(node, this.names[index]!);
  }

  /** Closes elements until the one at `index` has been closed. */
  popThrough(index: number): void {
    while (this.length > index) this.pop();
  }

  /** Closes elements until an HTML element of this name has been closed; one must be open. */
  popThroughName(name: number): void {
    this.popThrough(this.lastOf(name));
  }

  /** Records where an element ends: after its own end tag, or where the token that closes it begins. */
  setSourceEnd(node: number, name: number): void {
    const arena = this.#arena;
    if (arena.sourceStart[node] === NONE) return;
    const isOwnEndTag = name === this.closingName || -name === this.closingName;
    arena.sourceEnd[node] = isOwnEndTag && this.closingName !== 0 ? this.closingEnd : this.closingStart;
  }

  /** Removes an element from anywhere in the stack. */
  removeAt(index: number): void {
    const top = this.length;
    const nodes = this.nodes.slice(index + 1, top);
    const names = this.names.slice(index + 1, top);
    const bits = this.bits.slice(index + 1, top);
    this.setSourceEnd(this.nodes[index]!, this.names[index]!);
    this.cutTo(index);
    for (let entry = 0; entry < nodes.length; entry++) this.push(nodes[entry]!, names[entry]!, bits[entry]!);
  }

  /** Shortens the stack without closing elements; the caller pushes them again. */
  cutTo(length: number): void {
    while (this.length > length) this.#unlink(this.length - 1);
  }

  #unlink(index: number): void {
    this.length = index;
    this.#arena.isOpen[this.nodes[index]!] = 0;
    const name = this.names[index]!;
    if (name < 0) this.#lastForeign[-name] = this.#previousOfName[index]!;
    else this.#lastHtml[name] = this.#previousOfName[index]!;
  }

  /** The bottommost node: the current node. */
  get current(): number {
    return this.nodes[this.length - 1]!;
  }

  /** Name of the current node; negative if it is not HTML. */
  get currentName(): number {
    return this.names[this.length - 1]!;
  }

  /** Bits of the current node. */
  get currentBits(): number {
    return this.bits[this.length - 1]!;
  }

  /** Highest index of an open HTML element of this name, or -1. */
  lastOf(name: number): number {
    return name < this.#lastHtml.length ? this.#lastHtml[name]! : NONE;
  }

  /** The same for elements that are not HTML. */
  lastForeignOf(name: number): number {
    return name < this.#lastForeign.length ? this.#lastForeign[name]! : NONE;
  }

  /** Index of the nearest element of a kind, the current node included. */
  nearest(kind: (typeof Barrier)[keyof typeof Barrier]): number {
    return this.#barriers[this.length * BARRIERS + kind]!;
  }

  /** Whether an HTML element of this name is open without a barrier of this kind above it. */
  has(name: number, kind: (typeof Barrier)[keyof typeof Barrier]): boolean {
    return this.length > 0 && this.lastOf(name) >= this.nearest(kind);
  }

  /** Index of an open HTML element, by node and name, or -1. */
  indexOf(node: number, name: number): number {
    let index = this.lastOf(name);
    while (index >= 0 && this.nodes[index] !== node) index = this.#previousOfName[index]!;
    return index;
  }

  /** "Generate implied end tags", except for elements called `except`. */
  generateImpliedEndTags(except = 0): void {
    while ((this.currentBits & TagBit.impliedEnd) !== 0 && this.currentName !== except) this.pop();
  }

  /** "Generate all implied end tags thoroughly". */
  generateImpliedEndTagsThoroughly(): void {
    while ((this.currentBits & TagBit.impliedEndThoroughly) !== 0) this.pop();
  }

  #shrink(): void {
    this.nodes = new Int32Array(FIRST_DEPTH);
    this.names = new Int32Array(FIRST_DEPTH);
    this.bits = new Int32Array(FIRST_DEPTH);
    this.#previousOfName = new Int32Array(FIRST_DEPTH);
    this.#barriers = new Int32Array((FIRST_DEPTH + 1) * BARRIERS);
    this.#lastHtml = new Int32Array(FIRST_NAMES);
    this.#lastForeign = new Int32Array(FIRST_NAMES);
  }

  #grow(): void {
    this.nodes = doubled(this.nodes);
    this.names = doubled(this.names);
    this.bits = doubled(this.bits);
    this.#previousOfName = doubled(this.#previousOfName);
    this.#barriers = doubled(this.#barriers);
  }

  #growNames(name: number): void {
    const length = Math.max(name + 1, this.#lastHtml.length * 2);
    this.#lastHtml = withLength(this.#lastHtml, length);
    this.#lastForeign = withLength(this.#lastForeign, length);
  }
}

function doubled(data: Int32Array): Int32Array {
  const larger = new Int32Array(data.length * 2);
  larger.set(data);
  return larger;
}

function withLength(data: Int32Array, length: number): Int32Array {
  const larger = new Int32Array(length).fill(NONE);
  larger.set(data);
  return larger;
}
