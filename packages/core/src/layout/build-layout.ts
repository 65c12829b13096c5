import type { Page } from '../page/page.ts';
import {
  type ComputedStyle,
  HiddenBy,
  INITIAL_STYLE,
  type PageLayout,
  type Size,
} from '../page/page-layout.ts';
import { type NodeId, NodeKind, type PageTree } from '../page/tree.ts';
import { defaultDisplay } from './default-display.ts';
import type { Rect } from './geometry.ts';

/** The appearance of one node; `null` for no box, and only the properties that differ from the default. */
export interface NodeLook {
  readonly box: Rect | null;
  readonly style?: Partial<ComputedStyle>;
}

/** A rendered page as a function from which the layout is built. */
export interface LayoutSource {
  readonly viewport: Size;
  /** Called once per element and text node, in document order. */
  lookOf(node: NodeId): NodeLook;
}

/** CSS properties that a child inherits from its parent; the others are reset in every element. */
const INHERITED = [
  'visibility',
  'whiteSpace',
  'writingMode',
  'direction',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'textAlign',
  'color',
] as const satisfies readonly (keyof ComputedStyle)[];

/** GCE's threshold: an opacity of a fifth or less is invisible. @source Jung et al. 2021 (GCE), public framework. */
const MAX_FAINT_OPACITY = 0.2;

/**
 * The page with a layout assembled from parts: for datasets that kept boxes but no snapshot, and for tests. Styles are
 * inherited and defaults filled in; what hides a node hides everything below it.
 */
export function withLayout(page: Page, source: LayoutSource): Page {
  return { ...page, tree: page.tree, layout: buildLayout(page.tree, source) };
}

function buildLayout(tree: PageTree, { viewport, lookOf }: LayoutSource): PageLayout {
  const { size, kind, parent } = tree;
  const boxes = {
    x: new Float64Array(size),
    y: new Float64Array(size),
    width: new Float64Array(size),
    height: new Float64Array(size),
  };
  const style = new Int32Array(size);
  const opacity = new Float64Array(size).fill(1);
  const hidden = new Uint8Array(size);
  const styles = new StyleTable();
  let document = viewport;
  for (let id = 1; id < size; id++) {
    const above = parent[id]!;
    const look = kind[id] === NodeKind.element || kind[id] === NodeKind.text ? lookOf(id) : NO_LOOK;
    if (look.box !== null) {
      boxes.x[id] = look.box.x;
      boxes.y[id] = look.box.y;
      boxes.width[id] = look.box.width;
      boxes.height[id] = look.box.height;
      document = around(document, look.box);
    }
    style[id] =
      kind[id] === NodeKind.text ? style[above]! : styles.rowOf(tree, id, style[above]!, look.style);
    const own = styles.rows[style[id]!]!;
    opacity[id] = kind[id] === NodeKind.text ? opacity[above]! : opacity[above]! * own.opacity;
    hidden[id] = (hidden[above]! & HiddenBy.display) | hiddenBy(own, look.box, opacity[id]!);
  }
  return { viewport, document, ...boxes, style, styles: styles.rows, hidden };
}

const NO_LOOK: NodeLook = { box: null };

function around({ width, height }: Size, box: Rect): Size {
  return { width: Math.max(width, box.x + box.width), height: Math.max(height, box.y + box.height) };
}

function hiddenBy(style: ComputedStyle, box: Rect | null, opacity: number): number {
  let bits = 0;
  if (style.display === 'none') bits |= HiddenBy.display;
  if (style.visibility !== 'visible') bits |= HiddenBy.visibility;
  if (opacity <= MAX_FAINT_OPACITY) bits |= HiddenBy.opacity;
  if (box === null || box.width <= 0 || box.height <= 0) bits |= HiddenBy.noArea;
  else if (box.x + box.width <= 0 || box.y + box.height <= 0) bits |= HiddenBy.offScreen;
  return bits;
}

/** The distinct styles of a page; elements that look alike share a row. */
class StyleTable {
  readonly rows: ComputedStyle[] = [INITIAL_STYLE];
  readonly #rowByKey = new Map<string, number>();

  rowOf(tree: PageTree, node: NodeId, parentRow: number, given: Partial<ComputedStyle> | undefined): number {
    const above = this.rows[parentRow]!;
    const inherited = Object.fromEntries(INHERITED.map((name) => [name, above[name]]));
    const display = defaultDisplay(tree.tag[node]!);
    const style: ComputedStyle = { ...INITIAL_STYLE, ...inherited, display, ...given };
    const key = JSON.stringify(style);
    let row = this.#rowByKey.get(key);
    if (row === undefined) {
      row = this.rows.push(style) - 1;
      this.#rowByKey.set(key, row);
    }
    return row;
  }
}
