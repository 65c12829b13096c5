import type { TreeRows } from 'fovea-html';
import { type DomAttribute, type DomElement, type DomNode, DomNodeType } from './dom.ts';
import type { ParseLimits } from './limits.ts';
import { Namespace, NodeKind } from './tree.ts';

const NAMESPACES: ReadonlyMap<string | null, number> = new Map<string | null, number>([
  [null, Namespace.html],
  ['http://www.w3.org/1999/xhtml', Namespace.html],
  ['http://www.w3.org/2000/svg', Namespace.svg],
  ['http://www.w3.org/1998/Math/MathML', Namespace.mathml],
]);

const KINDS: ReadonlyMap<number, number> = new Map<number, number>([
  [DomNodeType.document, NodeKind.document],
  [DomNodeType.doctype, NodeKind.doctype],
  [DomNodeType.element, NodeKind.element],
  [DomNodeType.text, NodeKind.text],
  [DomNodeType.cdata, NodeKind.text],
  [DomNodeType.comment, NodeKind.comment],
]);

/** Collects the nodes of a DOM as rows of a tree; all strings become ranges of one pool. */
export class DomRows {
  readonly nodes: DomNode[] = [];
  /** Attributes beyond the limit, and characters that no longer fitted. */
  droppedAttributes = 0;
  isTruncated = false;
  readonly #limits: ParseLimits;
  readonly #pool: string[] = [];
  #poolLength = 0;
  readonly #kind: number[] = [];
  readonly #namespace: number[] = [];
  readonly #depth: number[] = [];
  readonly #pieceStart: number[] = [0];
  readonly #pieces: { start: number[]; end: number[] } = { start: [], end: [] };
  readonly #attributeStart: number[] = [0];
  readonly #nameIds = new Map<string, number>();
  readonly #names: number[] = [];
  readonly #values: { start: number[]; end: number[] } = { start: [], end: [] };

  constructor(limits: ParseLimits) {
    this.#limits = limits;
  }

  /** Adds a node, unless it is of a kind that pages do not have. */
  add(node: DomNode, depth: number): void {
    const kind = KINDS.get(node.nodeType);
    if (kind === undefined) return;
    this.nodes.push(node);
    this.#kind.push(kind);
    this.#depth.push(depth);
    const element = kind === NodeKind.element ? (node as DomElement) : null;
    this.#namespace.push(element === null ? 0 : (NAMESPACES.get(element.namespaceURI) ?? Namespace.other));
    if (kind === NodeKind.text || kind === NodeKind.comment) this.#range(this.#pieces, node.nodeValue ?? '');
    this.#pieceStart.push(this.#pieces.start.length);
    if (element !== null) this.#addAttributes(element.attributes);
    this.#attributeStart.push(this.#names.length);
  }

  #addAttributes(attributes: ArrayLike<DomAttribute>): void {
    const kept = Math.min(attributes.length, this.#limits.maxAttributes);
    this.droppedAttributes += attributes.length - kept;
    for (let index = 0; index < kept; index++) {
      const { name, value } = attributes[index]!;
      if (!this.#nameIds.has(name)) this.#nameIds.set(name, this.#nameIds.size);
      this.#names.push(this.#nameIds.get(name)!);
      this.#range(this.#values, value);
    }
  }

  #range(ranges: { start: number[]; end: number[] }, text: string): void {
    const room = this.#limits.maxChars - this.#poolLength;
    const kept = text.length > room ? text.slice(0, room) : text;
    this.isTruncated ||= kept !== text;
    this.#pool.push(kept);
    ranges.start.push(this.#poolLength);
    this.#poolLength += kept.length;
    ranges.end.push(this.#poolLength);
  }

  /** Everything added, in the form of the parser's tree. */
  rows(): Omit<TreeRows, 'doctype' | 'quirks'> {
    return {
      source: this.#pool.join(''),
      kind: Uint8Array.from(this.#kind),
      namespace: Uint8Array.from(this.#namespace),
      depth: Int32Array.from(this.#depth),
      tagName: (id) => tagNameOf(this.nodes[id] as DomElement),
      pieceStart: Int32Array.from(this.#pieceStart),
      pieces: columns(this.#pieces),
      attributeStart: Int32Array.from(this.#attributeStart),
      attributes: {
        name: Int32Array.from(this.#names),
        names: [...this.#nameIds.keys()],
        valueStart: Int32Array.from(this.#values.start),
        valueEnd: Int32Array.from(this.#values.end),
        bits: new Uint8Array(this.#names.length),
      },
    };
  }
}

function columns({ start, end }: { start: number[]; end: number[] }): TreeRows['pieces'] {
  return { start: Int32Array.from(start), end: Int32Array.from(end), bits: new Uint8Array(start.length) };
}

/** Some implementations report the names of HTML elements in upper case. */
function tagNameOf({ localName, namespaceURI }: DomElement): string {
  return NAMESPACES.get(namespaceURI) === Namespace.html ? localName.toLowerCase() : localName;
}
