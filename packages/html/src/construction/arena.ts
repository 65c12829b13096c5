/** "No node"; also "no piece" and "no source offset". */
export const NONE = -1;

/** Thrown when the page has more nodes than allowed; `parse` catches it and keeps what was built. */
export class NodeLimitReached extends Error {}

/** A page this large is rare enough to release its memory rather than keep it for the next page. */
const KEEP_NODES = 1 << 19;
const FIRST_CAPACITY = 4096;

/**
 * The tree under construction: one row per node in typed arrays, in order of creation, with the text pieces and
 * the attribute rows beside it. One arena serves page after page, so a parse allocates only its result.
 */
export class Arena {
  /** Nodes so far; row 0 is the document. */
  size = 0;
  maxNodes = 0;
  kind: Uint8Array = new Uint8Array(0);
  namespace: Uint8Array = new Uint8Array(0);
  /** 1 while the element is on the stack of open elements. */
  isOpen: Uint8Array = new Uint8Array(0);
  /** Tag id in the finished tree. */
  tag: Uint16Array = new Uint16Array(0);
  /** Id of the lower-case tag name in this page's table. */
  name: Int32Array = new Int32Array(0);
  parent: Int32Array = new Int32Array(0);
  firstChild: Int32Array = new Int32Array(0);
  lastChild: Int32Array = new Int32Array(0);
  previous: Int32Array = new Int32Array(0);
  next: Int32Array = new Int32Array(0);
  sourceStart: Int32Array = new Int32Array(0);
  sourceEnd: Int32Array = new Int32Array(0);
  /** First piece of a text or comment node; for all others, the next piece. */
  firstPiece: Int32Array = new Int32Array(0);
  lastPiece: Int32Array = new Int32Array(0);
  /** First attribute row; for nodes without attributes, the next row. */
  firstAttribute: Int32Array = new Int32Array(0);
  attributeCount: Int32Array = new Int32Array(0);

  pieces = 0;
  pieceStart: Int32Array = new Int32Array(FIRST_CAPACITY);
  pieceEnd: Int32Array = new Int32Array(FIRST_CAPACITY);
  pieceNext: Int32Array = new Int32Array(FIRST_CAPACITY);
  pieceBits: Uint8Array = new Uint8Array(FIRST_CAPACITY);

  /** Attribute rows that belong to nodes; the rows of the tag being read follow them. */
  attributes = 0;
  attributeName: Int32Array = new Int32Array(FIRST_CAPACITY);
  valueStart: Int32Array = new Int32Array(FIRST_CAPACITY);
  valueEnd: Int32Array = new Int32Array(FIRST_CAPACITY);
  valueBits: Uint8Array = new Uint8Array(FIRST_CAPACITY);

  /** True while rows and pieces are in document order, which makes renumbering unnecessary. */
  isInOrder = true;
  /** True while attribute rows are in the order of their nodes. */
  areAttributesInOrder = true;
  /** The node that received the last comment after the end of the body: any later node breaks the order. */
  sealedBy: number = NONE;

  /** Starts a new page: resets the rows of the last one all at once, which is faster than one by one. */
  reset(maxNodes: number): void {
    this.#clearNodes(0, this.size);
    this.size = 0;
    this.pieces = 0;
    this.attributes = 0;
    this.isInOrder = true;
    this.areAttributesInOrder = true;
    this.sealedBy = NONE;
    this.maxNodes = maxNodes;
    if (this.kind.length === 0) this.#resizeNodes(FIRST_CAPACITY);
  }

  /** Releases memory after an unusually large page. */
  trim(): void {
    if (this.kind.length > KEEP_NODES) this.#resizeNodes(0);
    if (this.pieceStart.length > KEEP_NODES) this.#resizePieces(FIRST_CAPACITY);
    if (this.attributeName.length > KEEP_NODES) this.#resizeAttributes(FIRST_CAPACITY);
  }

  /** Creates a node that is not in the tree yet. */
  createNode(kind: number): number {
    if (this.size >= this.maxNodes) throw new NodeLimitReached();
    if (this.size === this.kind.length) this.#resizeNodes(this.size * 2);
    if (this.sealedBy !== NONE) this.isInOrder = false;
    const node = this.size++;
    this.kind[node] = kind;
    this.firstPiece[node] = this.pieces;
    this.firstAttribute[node] = this.attributes;
    return node;
  }

  /** Appends a detached node to the children of `parent`. */
  append(parent: number, node: number): void {
    const before = this.lastChild[parent]!;
    this.parent[node] = parent;
    this.previous[node] = before;
    if (before === NONE) this.firstChild[parent] = node;
    else this.next[before] = node;
    this.lastChild[parent] = node;
  }

  /** Inserts a detached node before `reference`, or at the end. */
  insertBefore(parent: number, node: number, reference: number): void {
    if (reference === NONE) {
      this.append(parent, node);
      return;
    }
    this.isInOrder = false;
    const before = this.previous[reference]!;
    this.parent[node] = parent;
    this.previous[node] = before;
    this.next[node] = reference;
    if (before === NONE) this.firstChild[parent] = node;
    else this.next[before] = node;
    this.previous[reference] = node;
  }

  /** Detaches a node with its subtree. */
  detach(node: number): void {
    const parent = this.parent[node]!;
    if (parent === NONE) return;
    this.isInOrder = false;
    const previous = this.previous[node]!;
    const next = this.next[node]!;
    if (previous === NONE) this.firstChild[parent] = next;
    else this.next[previous] = next;
    if (next === NONE) this.lastChild[parent] = previous;
    else this.previous[next] = previous;
    this.parent[node] = NONE;
    this.previous[node] = NONE;
    this.next[node] = NONE;
  }

  /** Moves all children of one node to the end of another; returns how many there were. */
  moveChildren(from: number, to: number): number {
    let moved = 0;
    for (let child = this.firstChild[from]!; child !== NONE; moved++) {
      const next = this.next[child]!;
      this.detach(child);
      this.append(to, child);
      child = next;
    }
    return moved;
  }

  /** Adds a range of the source to a text or comment node. */
  addPiece(node: number, start: number, end: number, bits: number): void {
    const last = this.lastPiece[node]!;
    if (last === NONE) this.firstPiece[node] = this.pieces;
    else if (this.pieceEnd[last] === start && this.pieceBits[last] === bits && bits === 0) {
      this.pieceEnd[last] = end;
      this.sourceEnd[node] = end;
      return;
    }
    if (this.pieces === this.pieceStart.length) this.#resizePieces(this.pieces * 2);
    const piece = this.pieces++;
    this.pieceStart[piece] = start;
    this.pieceEnd[piece] = end;
    this.pieceBits[piece] = bits;
    this.pieceNext[piece] = NONE;
    this.lastPiece[node] = piece;
    this.sourceEnd[node] = end;
    if (last === NONE) {
      this.sourceStart[node] = start;
      return;
    }
    this.pieceNext[last] = piece;
    if (last !== piece - 1 || node !== this.size - 1) this.isInOrder = false;
  }

  /** Writes row `row` of the tag being read, which does not belong to a node yet. */
  writeAttribute(row: number, name: number, start: number, end: number, bits: number): void {
    if (row >= this.attributeName.length) this.#resizeAttributes(row * 2);
    this.attributeName[row] = name;
    this.valueStart[row] = start;
    this.valueEnd[row] = end;
    this.valueBits[row] = bits;
  }

  /**
   * Gives `node` copies of the attribute rows of another node. The `pending` rows of the tag being read move up,
   * so that rows stay in the order of their nodes.
   */
  copyAttributes(from: number, node: number, pending: number): void {
    const first = this.firstAttribute[from]!;
    const count = this.attributeCount[from]!;
    const base = this.attributes;
    for (let row = base + pending - 1; row >= base; row--) this.copyRow(row, row + count);
    for (let index = 0; index < count; index++) this.copyRow(first + index, base + index);
    this.firstAttribute[node] = base;
    this.attributeCount[node] = count;
    this.attributes = base + count;
  }

  /** Copies one attribute row. */
  copyRow(from: number, to: number): void {
    this.writeAttribute(
      to,
      this.attributeName[from]!,
      this.valueStart[from]!,
      this.valueEnd[from]!,
      this.valueBits[from]!,
    );
  }

  #resizeNodes(capacity: number): void {
    const from = this.kind.length;
    this.kind = resized(new Uint8Array(capacity), this.kind);
    this.namespace = resized(new Uint8Array(capacity), this.namespace);
    this.isOpen = resized(new Uint8Array(capacity), this.isOpen);
    this.tag = resized(new Uint16Array(capacity), this.tag);
    this.name = resized(new Int32Array(capacity), this.name);
    this.parent = resized(new Int32Array(capacity), this.parent);
    this.firstChild = resized(new Int32Array(capacity), this.firstChild);
    this.lastChild = resized(new Int32Array(capacity), this.lastChild);
    this.previous = resized(new Int32Array(capacity), this.previous);
    this.next = resized(new Int32Array(capacity), this.next);
    this.sourceStart = resized(new Int32Array(capacity), this.sourceStart);
    this.sourceEnd = resized(new Int32Array(capacity), this.sourceEnd);
    this.firstPiece = resized(new Int32Array(capacity), this.firstPiece);
    this.lastPiece = resized(new Int32Array(capacity), this.lastPiece);
    this.firstAttribute = resized(new Int32Array(capacity), this.firstAttribute);
    this.attributeCount = resized(new Int32Array(capacity), this.attributeCount);
    this.#clearNodes(Math.min(from, capacity), capacity);
  }

  /** Sets rows to "no parent, no offset, no attributes"; `createNode` relies on it. */
  #clearNodes(from: number, to: number): void {
    this.namespace.fill(0, from, to);
    this.isOpen.fill(0, from, to);
    this.tag.fill(0, from, to);
    this.name.fill(0, from, to);
    this.parent.fill(NONE, from, to);
    this.firstChild.fill(NONE, from, to);
    this.lastChild.fill(NONE, from, to);
    this.previous.fill(NONE, from, to);
    this.next.fill(NONE, from, to);
    this.sourceStart.fill(NONE, from, to);
    this.sourceEnd.fill(NONE, from, to);
    this.lastPiece.fill(NONE, from, to);
    this.attributeCount.fill(0, from, to);
  }

  #resizePieces(capacity: number): void {
    this.pieceStart = resized(new Int32Array(capacity), this.pieceStart);
    this.pieceEnd = resized(new Int32Array(capacity), this.pieceEnd);
    this.pieceNext = resized(new Int32Array(capacity), this.pieceNext);
    this.pieceBits = resized(new Uint8Array(capacity), this.pieceBits);
  }

  #resizeAttributes(capacity: number): void {
    this.attributeName = resized(new Int32Array(capacity), this.attributeName);
    this.valueStart = resized(new Int32Array(capacity), this.valueStart);
    this.valueEnd = resized(new Int32Array(capacity), this.valueEnd);
    this.valueBits = resized(new Uint8Array(capacity), this.valueBits);
  }
}

function resized<A extends Int32Array | Uint8Array | Uint16Array>(target: A, from: A): A {
  target.set(target.length < from.length ? from.subarray(0, target.length) : from);
  return target;
}
