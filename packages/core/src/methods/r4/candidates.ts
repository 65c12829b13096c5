import { tagSet } from '../../page/tags.ts';
import { type NodeId, NodeKind, type PageTree } from '../../page/tree.ts';
import type { Measures } from './measures.ts';
import type { R4Options } from './options.ts';

/** The paper's list without UNDEFINED, which is what a browser script reads on nodes that have no tag. */
const PAPER = [
  'a',
  'nav',
  'hr',
  'span',
  'em',
  'body',
  'script',
  'header',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'br',
  'iframe',
] as const;

const EXCLUDED: Readonly<Record<R4Options['excludedTags'], Uint8Array>> = {
  paper: tagSet(...PAPER),
  product: tagSet(...PAPER, 'svg', 'option', 'select', 'button'),
  code: tagSet(...PAPER.filter((tag) => tag !== 'a' && tag !== 'br'), 'form', 'style', 'img'),
};

/** Marks the elements below the body whose tag allows them to hold the main content (criterion 2). */
export function suitableElements(
  tree: PageTree,
  { body, isShown }: Measures,
  { excludedTags }: Pick<R4Options, 'excludedTags'>,
): Uint8Array {
  const suitable = new Uint8Array(tree.size);
  const excluded = EXCLUDED[excludedTags];
  for (let id = body + 1; id < tree.end[body]!; id++) {
    const isElement = isShown[id] === 1 && tree.kind[id] === NodeKind.element;
    if (isElement && excluded[tree.tag[id]!] === 0) suitable[id] = 1;
  }
  return suitable;
}

/** The number of children that R⁴ counts for each node: the visible ones, or all. */
export function childCounts(
  tree: PageTree,
  measures: Measures,
  { rawChildNodes }: Pick<R4Options, 'rawChildNodes'>,
): Int32Array {
  if (!rawChildNodes) return measures.children;
  const counts = new Int32Array(tree.size);
  for (let id = 1; id < tree.size; id++) counts[tree.parent[id]!]!++;
  return counts;
}

/** The suitable elements that are not leaves (criterion 1), in document order. */
export function candidatesOf(suitable: Uint8Array, children: Int32Array): NodeId[] {
  const candidates: NodeId[] = [];
  for (let id = 0; id < suitable.length; id++) {
    if (suitable[id] === 1 && children[id]! > 0) candidates.push(id);
  }
  return candidates;
}
