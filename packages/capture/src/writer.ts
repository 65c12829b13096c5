import type { PageSnapshot } from 'fovea';
import type { Measured } from './element.ts';
import type { StyleDetail } from './options.ts';
import { StringPool } from './strings.ts';
import { StyleTable } from './style-table.ts';

/** The part of a snapshot that grows node by node. */
type Tables = Pick<PageSnapshot, 'strings' | 'styles' | 'nodes' | 'attributes'>;

/** A node without its measurements. */
export interface NodeRow {
  readonly kind: number;
  readonly depth: number;
  /** Tag name or text; `null` if the node has neither. */
  readonly name: string | null;
  readonly namespace?: number;
  readonly attributes?: readonly (readonly [name: string, value: string])[];
}

const NO_ATTRIBUTES: NonNullable<NodeRow['attributes']> = [];

/** Writes nodes into columns. */
export class SnapshotWriter {
  readonly styles: StyleTable;
  readonly #strings = new StringPool();
  readonly #kind: number[] = [];
  readonly #depth: number[] = [];
  readonly #name: number[] = [];
  readonly #namespace: number[] = [];
  readonly #attributeCount: number[] = [];
  readonly #x: number[] = [];
  readonly #y: number[] = [];
  readonly #width: number[] = [];
  readonly #height: number[] = [];
  readonly #style: number[] = [];
  readonly #hidden: number[] = [];
  readonly #attributeName: number[] = [];
  readonly #attributeValue: number[] = [];

  constructor(detail: StyleDetail) {
    this.styles = new StyleTable(detail);
  }

  /** The number of nodes so far. */
  get size(): number {
    return this.#kind.length;
  }

  /** Adds a node. */
  add(
    { kind, depth, name, namespace = 0, attributes = NO_ATTRIBUTES }: NodeRow,
    { x, y, width, height, style, hidden }: Measured,
  ): void {
    this.#kind.push(kind);
    this.#depth.push(depth);
    this.#name.push(name === null ? -1 : this.#strings.place(name));
    this.#namespace.push(namespace);
    this.#attributeCount.push(attributes.length);
    for (const [attribute, value] of attributes) {
      this.#attributeName.push(this.#strings.place(attribute));
      this.#attributeValue.push(this.#strings.place(value));
    }
    this.#x.push(x);
    this.#y.push(y);
    this.#width.push(width);
    this.#height.push(height);
    this.#style.push(style);
    this.#hidden.push(hidden);
  }

  /** Everything written so far. */
  tables(): Tables {
    return {
      strings: this.#strings.list,
      styles: this.styles.rows,
      nodes: {
        kind: this.#kind,
        depth: this.#depth,
        name: this.#name,
        namespace: this.#namespace,
        attributeCount: this.#attributeCount,
        x: this.#x,
        y: this.#y,
        width: this.#width,
        height: this.#height,
        style: this.#style,
        hidden: this.#hidden,
      },
      attributes: { name: this.#attributeName, value: this.#attributeValue },
    };
  }
}
