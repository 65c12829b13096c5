import { getAttribute } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import type { Page } from '../page/page.ts';
import type { ComputedStyle, Size } from '../page/page-layout.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import { type NodeLook, withLayout } from './build-layout.ts';
import type { Rect } from './geometry.ts';

/** The window size of both papers on GCE. */
export const FULL_HD: Size = { width: 1920, height: 1080 };

const LOOK_ATTRIBUTES = / (?:box|css)="[^"]*"/g;

/**
 * A page with layout from HTML that states its own boxes: `box="x y width height"`, `css="display: flex"`. An element
 * or text without a box has its parent's; an element below one with `box="none"` fills the window. Both attributes are
 * removed again, because methods read attributes. They must be in double quotes, after a single space.
 */
export function pageWithBoxes(html: string, viewport: Size = FULL_HD): Page {
  const marked = pageFromHtml(html);
  const { parent, kind } = marked.tree;
  const boxes: (Rect | null)[] = [];
  const lookOf = (node: NodeId): NodeLook => {
    const isElement = kind[node] === NodeKind.element;
    const box = isElement ? getAttribute(marked, node, 'box') : null;
    const above = boxes[parent[node]!] ?? null;
    const around = isElement ? (above ?? { x: 0, y: 0, ...viewport }) : above;
    boxes[node] = box === null ? around : boxFrom(box);
    return {
      box: boxes[node]!,
      ...(isElement ? { style: styleFrom(getAttribute(marked, node, 'css')) } : {}),
    };
  };
  const bare = pageFromHtml(html.replaceAll(LOOK_ATTRIBUTES, ''));
  if (bare.tree.size !== marked.tree.size) throw new Error('Taking out the boxes changed the tree.');
  return withLayout(bare, { viewport, lookOf });
}

/** The element with that id. */
export function elementWithId(page: Page, id: string): NodeId {
  for (let node = 0; node < page.tree.size; node++) {
    if (page.tree.kind[node] === NodeKind.element && getAttribute(page, node, 'id') === id) return node;
  }
  throw new Error(`There is no element #${id}.`);
}

/** The ids of elements, for readable expectations. */
export function idsOf(page: Page, nodes: readonly NodeId[]): (string | null)[] {
  return nodes.map((node) =>
    page.tree.kind[node] === NodeKind.element ? getAttribute(page, node, 'id') : `#text ${node}`,
  );
}

function boxFrom(text: string): Rect | null {
  if (text === 'none') return null;
  const [x, y, width, height] = text.split(' ').map(Number);
  if (height === undefined || Number.isNaN(height)) throw new Error(`Not a box: '${text}'.`);
  return { x: x!, y: y!, width: width!, height };
}

/** Parses `display: flex; opacity: 0.1` into an object with CSS property names. */
function styleFrom(text: string | null): Partial<ComputedStyle> {
  const pairs = (text ?? '').split(';').filter((part) => part.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name, value] = pair.split(':').map((part) => part.trim()) as [string, string];
      const key = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      return [key, Number.isNaN(Number(value)) ? value : Number(value)];
    }),
  );
}
