import { attributesOf } from '../../page/access.ts';
import { Tag, tagSet } from '../../page/tags.ts';
import { NO_NODE, type NodeId, NodeKind } from '../../page/tree.ts';
import type { GceOptions } from './options.ts';
import type { PageAreas } from './page-areas.ts';

/** The rules that find candidates, in the order that breaks ties. */
export const RULES = ['tag', 'attr', 'diff'] as const;

/** One of the rules. */
export type Rule = (typeof RULES)[number];

/** What each rule found on the path up; `NO_NODE` if it never matched, which the papers call `<body>`. */
export type Candidates = Readonly<Record<Rule, NodeId>>;

/** The block tags that the authors' code looks at. */
const BLOCKS = tagSet(
  'article',
  'blockquote',
  'details',
  'dialog',
  'div',
  'fieldset',
  'figure',
  'form',
  'main',
  'section',
  'table',
);

const POSITIVE = /article|content/i;

/** Step 8: from a text up to the body; the first element that meets a rule is its candidate. */
export function expand(areas: PageAreas, seed: NodeId, cellWidth: number, options: GceOptions): Candidates {
  const { tree, body, layout } = areas;
  const found: Record<Rule, NodeId> = { tag: NO_NODE, attr: NO_NODE, diff: NO_NODE };
  const literal = options.diffRule === 'literal';
  let inner = literal ? seed : NO_NODE;
  for (let node = tree.parent[seed]!; node !== body; node = tree.parent[node]!) {
    // `display: contents` has no box, so there is nothing to measure or show.
    if (layout.width[node] === 0) continue;
    if (options.expandTags === 'all' || BLOCKS[tree.tag[node]!] === 1) {
      if (found.tag === NO_NODE && tree.tag[node] === Tag.article) found.tag = node;
      if (found.attr === NO_NODE && hasPositiveAttribute(areas, node)) found.attr = node;
      if (found.diff === NO_NODE) {
        const widens = literal
          ? layout.width[node]! > options.widthIncrease * layout.width[inner]!
          : isBeforeJump(areas, node, cellWidth, options);
        if (widens) found.diff = node;
      }
    }
    inner = node;
  }
  return found;
}

/** A style says how a box looks, not what it is: `justify-content` is not a word of the page's author. */
function hasPositiveAttribute({ page }: PageAreas, node: NodeId): boolean {
  return attributesOf(page, node).some(([name, value]) => name !== 'style' && POSITIVE.test(value));
}

/** Whether the next box up is so much wider that it must hold something else beside this one. */
function isBeforeJump(
  { tree, body, layout }: PageAreas,
  node: NodeId,
  cellWidth: number,
  { diffRule, widthIncrease }: GceOptions,
): boolean {
  let above = tree.parent[node]!;
  while (above !== body && layout.width[above] === 0 && tree.kind[above] === NodeKind.element) {
    above = tree.parent[above]!;
  }
  const own = layout.width[node]!;
  const wide = layout.width[above]!;
  const jumps = wide > widthIncrease * own;
  if (diffRule === 'prose') return jumps;
  return own > 2 * cellWidth && (wide - own > cellWidth || jumps);
}
