import type { PageSnapshot } from 'fovea';
import { HiddenBy } from 'fovea/layout';
import { Namespace, NodeKind } from 'fovea/page';
import { attributesOf } from './attributes.ts';
import { NO_BOX } from './box.ts';
import { type Children, childrenOf, type Unreadable } from './children.ts';
import { UNCLIPPED } from './clipping.ts';
import type { Context } from './context.ts';
import {
  attributeOf,
  baseUriOf,
  documentOf,
  documentProperty,
  localNameOf,
  namespaceOf,
  nodeTypeOf,
  rangeIn,
  rectangleOf,
} from './dom.ts';
import { type Measured, measureElement, measureText } from './element.ts';
import { groundOfPage } from './ink.ts';
import { childrenOneByOne, NO_NODES, type NodeSource } from './node-source.ts';
import { type CaptureOptions, DEFAULT_MAX_NODES } from './options.ts';
import type { PageExtent } from './page-extent.ts';
import { SnapshotWriter } from './writer.ts';

/** Nodes to visit before a pause: a millisecond of work. @cap */
const NODES_PER_STEP = 50;

/** Characters of a text that take as long as a node: the browser goes through all its lines. @cap */
const CHARACTERS_PER_NODE = 1000;

const NOT_MEASURED: Measured = { ...NO_BOX, style: 0, hidden: 0 };

const NAMESPACES: Readonly<Record<string, number>> = {
  'http://www.w3.org/1999/xhtml': Namespace.html,
  'http://www.w3.org/2000/svg': Namespace.svg,
  'http://www.w3.org/1998/Math/MathML': Namespace.mathml,
};

/** Siblings to visit. */
interface Level {
  readonly nodes: NodeSource;
  readonly depth: number;
  readonly context: Context;
  /** True for the children of a shadow host: those in a slot are visited there. */
  readonly isLight?: boolean;
  /** In a closed `details`: the one visible child, once it is found. */
  onlyShown?: Node | null;
}

/** Visits the page once in document order, without recursion. */
export class Walk {
  readonly writer: SnapshotWriter;
  /** Empty for a page with more nodes than are kept. */
  readonly nodes: Node[] = [];
  readonly #levels: Level[] = [];
  readonly #unreadable: Unreadable = { frames: 0, noscripts: 0 };
  readonly #pageWidth: number;
  readonly #maxNodes: number;
  readonly #maxKept: number;
  readonly #ignore: CaptureOptions['ignore'];
  #document: Document | null = null;
  #untilPause = 0;
  #isCut = false;

  constructor(extent: PageExtent, options: CaptureOptions) {
    const { maxNodes = DEFAULT_MAX_NODES, maxKept = Number.POSITIVE_INFINITY } = options;
    const { styles = 'all', ignore } = options;
    this.writer = new SnapshotWriter(styles);
    this.#pageWidth = extent.document.width;
    this.#maxNodes = maxNodes;
    this.#maxKept = maxKept;
    this.#ignore = ignore;
  }

  /** Visits the page; pauses after a few nodes, so that the caller can do something else in between. */
  *run(document: Document, context: Context): Generator<void, void> {
    this.#document = document;
    this.#write(document, { kind: NodeKind.document, depth: 0, name: null }, NOT_MEASURED);
    const levels = this.#levels;
    levels.push({ nodes: childrenOneByOne(document), depth: 1, context });
    this.#untilPause = NODES_PER_STEP;
    while (levels.length > 0) {
      const level = levels[levels.length - 1]!;
      const node = level.nodes.next();
      if (node === undefined) levels.pop();
      else if (!this.#isPassedOver(node, level)) {
        if (this.writer.size >= this.#maxNodes) {
          this.#isCut = true;
          return;
        }
        // Its element may have taken as long.
        if (isLongText(node)) yield;
        this.#visit(node, level);
      }
      if (--this.#untilPause > 0) continue;
      this.#untilPause = NODES_PER_STEP;
      yield;
    }
  }

  #isPassedOver(node: Node, { isLight = false }: Level): boolean {
    return (isLight && isInSlot(node)) || this.#ignore?.(node) === true;
  }

  #visit(node: Node, level: Level): void {
    const { depth } = level;
    const context = contextIn(level, node);
    const type = nodeTypeOf(node);
    if (type === 1) this.#visitElement(node as Element, depth, context);
    else if (type === 3 || type === 4) {
      const text = node as Text;
      const { data } = text;
      this.#untilPause -= data.length / CHARACTERS_PER_NODE;
      const measured = measureText(text, data, context, this.#pageWidth);
      this.#write(text, { kind: NodeKind.text, depth, name: data }, measured);
    } else if (type === 10) {
      this.#write(node, { kind: NodeKind.doctype, depth, name: null }, NOT_MEASURED);
    }
  }

  #visitElement(element: Element, depth: number, context: Context): void {
    const name = localNameOf(element);
    const { measured, below } = measureElement(element, name, context, this.#pageWidth, this.writer.styles);
    const namespace = NAMESPACES[namespaceOf(element) ?? ''] ?? Namespace.other;
    const children = childrenOf(element, name, namespace, this.#unreadable);
    const isOfFrame = children.frame !== undefined || (name === 'body' && this.#isInFrame(element));
    const row = {
      kind: NodeKind.element,
      depth,
      // An opened frame and the body in it are boxes with content like any other.
      name: isOfFrame ? 'div' : name,
      namespace,
      attributes: attributesOf(element, context.base, children.frame !== undefined),
    };
    this.#write(element, row, measured);
    this.#descend(element, name, children, depth + 1, below);
  }

  #isInFrame(element: Element): boolean {
    return documentOf(element) !== this.#document;
  }

  #descend(element: Element, name: string, children: Children, depth: number, below: Context): void {
    const { nodes, light, isInert = false, frame } = children;
    if (light !== undefined) {
      const context = withoutLayout(below, HiddenBy.display);
      this.#levels.push({ nodes: light, depth, context, isLight: true });
    }
    if (nodes === NO_NODES) return;
    if (frame !== undefined)
      this.#levels.push({ nodes, depth, context: contextOfFrame(element, frame, below) });
    else if (isInert) this.#levels.push({ nodes, depth, context: withoutLayout(below, HiddenBy.display) });
    else if (name === 'details' && attributeOf(element, 'open') === null)
      this.#levels.push({ nodes, depth, context: below, onlyShown: null });
    else this.#levels.push({ nodes, depth, context: below });
  }

  #write(node: Node, row: Parameters<SnapshotWriter['add']>[0], measured: Measured): void {
    this.writer.add(row, measured);
    if (this.writer.size <= this.#maxKept) this.nodes.push(node);
    else this.nodes.length = 0;
  }

  warnings(): PageSnapshot['warnings'] {
    const { frames, noscripts } = this.#unreadable;
    const list: PageSnapshot['warnings'][number][] = [];
    if (this.#isCut) {
      const message = `The page has more than ${this.#maxNodes} nodes; the rest was not captured.`;
      list.push({ code: 'nodes-capped', message });
    }
    if (frames > 0) {
      const message = `${frames} frames of other origins could not be read.`;
      list.push({ code: 'frames-unseen', message, count: frames });
    }
    if (noscripts > 0) {
      const message = `The page's security policy forbids parsing: ${noscripts} noscript elements are kept as text.`;
      list.push({ code: 'noscript-unread', message, count: noscripts });
    }
    return list;
  }
}

function contextIn(level: Level, node: Node): Context {
  if (level.onlyShown === undefined) return level.context;
  // The first summary is shown.
  if (level.onlyShown === null && isSummary(node)) level.onlyShown = node;
  return node === level.onlyShown ? level.context : withoutLayout(level.context, HiddenBy.folded);
}

function isLongText(node: Node): boolean {
  return nodeTypeOf(node) === 3 && (node as Text).length > NODES_PER_STEP * CHARACTERS_PER_NODE;
}

function isInSlot(node: Node & Partial<Slottable>): boolean {
  return (node.assignedSlot ?? null) !== null;
}

function withoutLayout(context: Context, reason: number): Context {
  return { ...context, isRendered: false, hidden: context.hidden | reason };
}

function isSummary(node: Node): boolean {
  return nodeTypeOf(node) === 1 && localNameOf(node as Element) === 'summary';
}

/** A frame's window has its own styles and client coordinates; what hides the frame hides everything in it. */
function contextOfFrame(frame: Element, inner: Document, below: Context): Context {
  const view = documentProperty(inner, 'defaultView');
  if (view === null || !below.isRendered) return withoutLayout(below, HiddenBy.display);
  const { left, top } = rectangleOf(frame);
  const { paddingLeft, paddingTop } = below.view.getComputedStyle(frame);
  return {
    ...below,
    view,
    range: rangeIn(inner),
    origin: {
      x: below.origin.x + left + frame.clientLeft + Number.parseFloat(paddingLeft),
      y: below.origin.y + top + frame.clientTop + Number.parseFloat(paddingTop),
    },
    base: baseUriOf(inner),
    hidden: below.textHidden,
    clipping: UNCLIPPED,
    ground: groundOfPage(view, documentProperty(inner, 'documentElement')),
  };
}
