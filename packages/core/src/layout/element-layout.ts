import { subtreeCounts, subtreeSums } from '../features/subtree-sums.ts';
import { textLengths } from '../features/text-length.ts';
import { seenNodes } from '../hidden/seen-nodes.ts';
import { NEVER_SHOWN } from '../hidden/unread-tags.ts';
import type { Page } from '../page/page.ts';
import { type PageLayout, styleOf } from '../page/page-layout.ts';
import { Tag, tagSet } from '../page/tags.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import { distanceBetween, type Point } from './geometry.ts';
import { layoutOf } from './layout-of.ts';

/** A row per element, row after row in one array, as training data. */
export interface FeatureTable {
  readonly columns: readonly string[];
  /** The element of each row, in document order. */
  readonly nodes: Int32Array;
  readonly values: Float64Array;
}

/** The thirteen columns of the `basic` table; `tag` is categorical, the others are numeric. */
export const BASIC_COLUMNS = [
  'tag',
  'descendants',
  'links',
  'textLength',
  'visible',
  'offsetTop',
  'offsetLeft',
  'left',
  'top',
  'right',
  'bottom',
  'width',
  'height',
] as const;

/**
 * Positions between the window's centre and the document's: both ends as in the paper, five steps as in the code.
 * @source Jung et al. 2022 (GCE) and their code.
 */
export const CENTRE_STEPS = { paper: [0, 1], code: [0, 0.25, 0.5, 0.75, 1] } as const;

/** Which columns: the basic ones, or also distances to the centres of the paper or of its code. */
export type ElementColumns = 'basic' | keyof typeof CENTRE_STEPS;

/** Elements that `offsetTop` and `offsetLeft` are measured from even if they are not positioned. */
const OFFSET_PARENTS = tagSet('td', 'th', 'table', 'body');

/** Features of every element of a rendered page, as in the TabNet experiments of Jung et al. */
export function elementLayoutTable(page: Page, columns: ElementColumns = 'paper'): FeatureTable {
  const layout = layoutOf(page, 'element-layout');
  const steps = columns === 'basic' ? [] : CENTRE_STEPS[columns];
  const rowOf = basicRows(page, layout);
  const centres = steps.map((step) => centreAt(layout, step));
  const nodes = elementsOf(page);
  const width = BASIC_COLUMNS.length + centres.length;
  const values = new Float64Array(nodes.length * width);
  for (const [row, node] of nodes.entries()) {
    values.set(rowOf(node), row * width);
    const middle = middleOf(layout, node);
    for (const [n, centre] of centres.entries())
      values[row * width + BASIC_COLUMNS.length + n] = distanceBetween(middle, centre);
  }
  return { columns: [...BASIC_COLUMNS, ...steps.map((step) => `centre${step * 100}`)], nodes, values };
}

/** A point between the centres of the window (0) and the document (1). */
function centreAt({ viewport, document }: PageLayout, step: number): Point {
  return {
    x: (viewport.width + (document.width - viewport.width) * step) / 2,
    y: (viewport.height + (document.height - viewport.height) * step) / 2,
  };
}

function middleOf({ x, y, width, height }: PageLayout, node: NodeId): Point {
  return { x: x[node]! + width[node]! / 2, y: y[node]! + height[node]! / 2 };
}

function elementsOf({ tree }: Page): Int32Array {
  const nodes: NodeId[] = [];
  for (let id = 0; id < tree.size; ) {
    const isIgnored = NEVER_SHOWN[tree.tag[id]!] === 1;
    if (!isIgnored && tree.kind[id] === NodeKind.element) nodes.push(id);
    id = isIgnored ? tree.end[id]! : id + 1;
  }
  return Int32Array.from(nodes);
}

function basicRows(page: Page, layout: PageLayout): (node: NodeId) => readonly number[] {
  const { tree } = page;
  const seen = seenNodes(tree, layout);
  const unseen = seen.map((one) => 1 - one);
  const elements = subtreeCounts(tree, (node) => tree.kind[node] === NodeKind.element);
  const links = subtreeCounts(tree, (node) => tree.tag[node] === Tag.a);
  const text = subtreeSums(tree, textLengths(page, unseen));
  const offsetParent = offsetParents(page, layout);
  return (node) => {
    const [left, top] = [layout.x[node]!, layout.y[node]!];
    const [width, height] = [layout.width[node]!, layout.height[node]!];
    const from = offsetParent[node]!;
    return [
      tree.tag[node]!,
      elements[node]! - 1,
      links[node]! - Number(tree.tag[node] === Tag.a),
      text[node]!,
      Number(layout.hidden[node] === 0),
      top - layout.y[from]!,
      left - layout.x[from]!,
      left,
      top,
      left + width,
      top + height,
      width,
      height,
    ];
  };
}

/** The nearest ancestor that offsets are measured from, or the document (0). */
function offsetParents({ tree }: Page, layout: PageLayout): Int32Array {
  const parents = new Int32Array(tree.size);
  for (let id = 1; id < tree.size; id++) {
    const above = tree.parent[id]!;
    const isStart =
      OFFSET_PARENTS[tree.tag[above]!] === 1 || (above > 0 && styleOf(layout, above).position !== 'static');
    parents[id] = isStart ? above : parents[above]!;
  }
  return parents;
}
