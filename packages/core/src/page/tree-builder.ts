import { type GrowableInts, growableInts, pushInt } from './growable.ts';
import { FIRST_CUSTOM_TAG, knownTagId, MAX_TAG_IDS, Tag, type TagId } from './tags.ts';
import { Namespace, NO_NODE, NodeKind } from './tree.ts';

/** Thrown by the builder when the page has more nodes than allowed; whoever drives the parser catches it. */
export class NodeLimitReached extends Error {}

/** Fields of a node under construction, as offsets into one row of `NodeRows`. */
export const Field = {
  parent: 0,
  firstChild: 1,
  lastChild: 2,
  previous: 3,
  next: 4,
  sourceStart: 5,
  sourceEnd: 6,
  firstPiece: 7,
  lastPiece: 8,
  attributeStart: 9,
  attributeCount: 10,
} as const;

/** Numbers per node row. */
export const ROW = 11;

const SCRIPT_AND_STYLE: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'math']);

/**
 * A tree under construction: linked rows in one array, in order of creation, that any parser can fill.
 * `finishTree` turns it into a `PageTree` in document order.
 */
export class TreeBuilder {
  readonly source: string;
  readonly maxNodes: number;
  readonly maxAttributes: number;
  size = 0;
  /** `ROW` numbers per node. */
  rows: Int32Array;
  kinds: Uint8Array;
  namespaces: Uint8Array;
  tags: Uint16Array;
  readonly customTags: string[] = [];
  readonly #customTagIds = new Map<string, TagId>();
  readonly pieceStart: GrowableInts;
  readonly pieceEnd: GrowableInts;
  readonly pieceNext: GrowableInts;
  readonly decodedPieces: Map<number, string> = new Map<number, string>();
  readonly attributeName: GrowableInts = growableInts(256);
  readonly attributeValueStart: GrowableInts = growableInts(256);
  readonly attributeValueEnd: GrowableInts = growableInts(256);
  readonly decodedAttributes: Map<number, string> = new Map<number, string>();
  readonly attributeNames: string[] = [];
  readonly attributeNameIds: Map<string, number> = new Map<string, number>();
  droppedAttributes = 0;
  quirks = true;

  constructor(source: string, maxNodes: number, maxAttributes: number) {
    this.source = source;
    this.maxNodes = maxNodes;
    this.maxAttributes = maxAttributes;
    // Real pages have about 12 nodes per 1,000 characters; a good first guess saves copies.
    const capacity = Math.min(maxNodes, 256 + (source.length >> 6));
    this.rows = new Int32Array(capacity * ROW);
    this.kinds = new Uint8Array(capacity);
    this.namespaces = new Uint8Array(capacity);
    this.tags = new Uint16Array(capacity);
    this.pieceStart = growableInts(capacity);
    this.pieceEnd = growableInts(capacity);
    this.pieceNext = growableInts(capacity);
    this.createNode(NodeKind.document);
  }

  /** A new node that is nowhere in the tree yet. */
  createNode(kind: number): number {
    if (this.size >= this.maxNodes) throw new NodeLimitReached();
    if (this.size === this.kinds.length) this.#grow();
    const node = this.size++;
    this.kinds[node] = kind;
    const row = node * ROW;
    this.rows.fill(NO_NODE, row, row + Field.attributeStart);
    return node;
  }

  /** A new element without attributes. */
  createElement(name: string, namespace: number): number {
    const node = this.createNode(NodeKind.element);
    this.namespaces[node] = namespace;
    this.tags[node] = this.#tagId(name, namespace);
    return node;
  }

  /** Adds an attribute to the newest element, or anywhere if the rows were moved to the end first. */
  addAttribute(node: number, name: string, value: string, valueStart: number, valueEnd: number): void {
    const at = node * ROW;
    const count = this.rows[at + Field.attributeCount]!;
    if (count >= this.maxAttributes) {
      this.droppedAttributes++;
      return;
    }
    const row = this.attributeName.length;
    if (count === 0) this.rows[at + Field.attributeStart] = row;
    this.rows[at + Field.attributeCount] = count + 1;
    pushInt(this.attributeName, this.#attributeNameId(name));
    const isPlain = valueStart >= 0 && this.#isSourceRange(value, valueStart, valueEnd);
    pushInt(this.attributeValueStart, isPlain ? valueStart : -1);
    pushInt(this.attributeValueEnd, isPlain ? valueEnd : -1);
    if (!isPlain && value !== '') this.decodedAttributes.set(row, value);
  }

  /** Moves a node's attribute rows to the end of the table, so that more can follow. */
  reopenAttributes(node: number): void {
    const at = node * ROW;
    const from = this.rows[at + Field.attributeStart]!;
    const count = this.rows[at + Field.attributeCount]!;
    this.rows[at + Field.attributeStart] = this.attributeName.length;
    for (let row = from; row < from + count; row++) {
      const decoded = this.decodedAttributes.get(row);
      if (decoded !== undefined) this.decodedAttributes.set(this.attributeName.length, decoded);
      pushInt(this.attributeName, this.attributeName.data[row]!);
      pushInt(this.attributeValueStart, this.attributeValueStart.data[row]!);
      pushInt(this.attributeValueEnd, this.attributeValueEnd.data[row]!);
    }
  }

  /** Inserts a detached node below `parent`, before `reference` or at the end. */
  insert(parent: number, node: number, reference: number = NO_NODE): void {
    const { rows } = this;
    const before =
      reference === NO_NODE ? rows[parent * ROW + Field.lastChild]! : rows[reference * ROW + Field.previous]!;
    rows[node * ROW + Field.parent] = parent;
    rows[node * ROW + Field.previous] = before;
    rows[node * ROW + Field.next] = reference;
    if (before === NO_NODE) rows[parent * ROW + Field.firstChild] = node;
    else rows[before * ROW + Field.next] = node;
    if (reference === NO_NODE) rows[parent * ROW + Field.lastChild] = node;
    else rows[reference * ROW + Field.previous] = node;
  }

  /** Takes a node, with its subtree, out of the tree. */
  detach(node: number): void {
    const { rows } = this;
    const at = node * ROW;
    const parent = rows[at + Field.parent]!;
    if (parent === NO_NODE) return;
    const previous = rows[at + Field.previous]!;
    const next = rows[at + Field.next]!;
    if (previous === NO_NODE) rows[parent * ROW + Field.firstChild] = next;
    else rows[previous * ROW + Field.next] = next;
    if (next === NO_NODE) rows[parent * ROW + Field.lastChild] = previous;
    else rows[next * ROW + Field.previous] = previous;
    rows[at + Field.parent] = NO_NODE;
    rows[at + Field.previous] = NO_NODE;
    rows[at + Field.next] = NO_NODE;
  }

  /** Adds text below `parent`, before `reference` or at the end, joining a text node that is already there. */
  insertText(parent: number, text: string, start: number, end: number, reference: number = NO_NODE): void {
    const before =
      reference === NO_NODE
        ? this.rows[parent * ROW + Field.lastChild]!
        : this.rows[reference * ROW + Field.previous]!;
    if (before !== NO_NODE && this.kinds[before] === NodeKind.text) {
      this.addPiece(before, text, start, end);
      return;
    }
    const node = this.createNode(NodeKind.text);
    this.addPiece(node, text, start, end);
    this.insert(parent, node, reference);
  }

  /** Adds a piece of text to a text or comment node. */
  addPiece(node: number, text: string, start: number, end: number): void {
    const at = node * ROW;
    const last = this.rows[at + Field.lastPiece]!;
    const isPlain = this.#isSourceRange(text, start, end);
    if (this.rows[at + Field.sourceStart] === NO_NODE) this.rows[at + Field.sourceStart] = start;
    this.rows[at + Field.sourceEnd] = end;
    if (last !== NO_NODE && isPlain && this.pieceEnd.data[last] === start && !this.decodedPieces.has(last)) {
      this.pieceEnd.data[last] = end;
      return;
    }
    const piece = this.pieceStart.length;
    pushInt(this.pieceStart, start);
    pushInt(this.pieceEnd, end);
    pushInt(this.pieceNext, NO_NODE);
    if (!isPlain) this.decodedPieces.set(piece, text);
    if (last === NO_NODE) this.rows[at + Field.firstPiece] = piece;
    else this.pieceNext.data[last] = piece;
    this.rows[at + Field.lastPiece] = piece;
  }

  /** Records where a node stands in the source. */
  setSource(node: number, start: number, end: number): void {
    this.rows[node * ROW + Field.sourceStart] = start;
    this.rows[node * ROW + Field.sourceEnd] = end;
  }

  /** Reads one field of a node. */
  get(node: number, field: number): number {
    return this.rows[node * ROW + field]!;
  }

  #isSourceRange(text: string, start: number, end: number): boolean {
    return text.length === end - start && this.source.startsWith(text, start);
  }

  #attributeNameId(name: string): number {
    const known = this.attributeNameIds.get(name);
    if (known !== undefined) return known;
    const id = this.attributeNames.length;
    this.attributeNames.push(name);
    this.attributeNameIds.set(name, id);
    return id;
  }

  /** Foreign elements get ids of their own, so that an SVG `<title>` or `<a>` is never taken for the HTML one. */
  #tagId(name: string, namespace: number): TagId {
    if (namespace === Namespace.html || SCRIPT_AND_STYLE.has(name)) {
      const known = knownTagId(name);
      if (known !== undefined) return known;
    }
    const custom = this.#customTagIds.get(name);
    if (custom !== undefined) return custom;
    const id = FIRST_CUSTOM_TAG + this.customTags.length;
    if (id >= MAX_TAG_IDS) return Tag.span;
    this.customTags.push(name);
    this.#customTagIds.set(name, id);
    return id;
  }

  #grow(): void {
    const capacity = this.kinds.length * 2;
    this.rows = copyInto(new Int32Array(capacity * ROW), this.rows);
    this.kinds = copyInto(new Uint8Array(capacity), this.kinds);
    this.namespaces = copyInto(new Uint8Array(capacity), this.namespaces);
    this.tags = copyInto(new Uint16Array(capacity), this.tags);
  }
}

function copyInto<A extends Int32Array | Uint8Array | Uint16Array>(target: A, from: A): A {
  target.set(from);
  return target;
}
