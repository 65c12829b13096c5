import { shownChildrenOf } from '../../features/shown-nodes.ts';
import { Tag } from '../../page/tags.ts';
import { type NodeId, NodeKind, type PageTree } from '../../page/tree.ts';
import type { Measures } from './measures.ts';
import type { R4Options } from './options.ts';

/** Nodes above this level are never a group in the code of the authors. @source site-level code of Alarte, Silva */
const MIN_LEVEL = 3;

/** Selected nodes and what is removed from them. */
export interface Pruned {
  readonly roots: readonly NodeId[];
  readonly removed: readonly NodeId[];
}

/**
 * Removes groups of links from the selected nodes (Algorithm 5, as described in the text), unless nothing would be
 * left.
 */
export function removeLinkGroups(
  tree: PageTree,
  measures: Measures,
  selected: readonly NodeId[],
  options: Pick<R4Options, 'tr' | 'hr' | 'linkGroups'>,
): Pruned {
  const isGroup = (node: NodeId): boolean =>
    options.linkGroups === 'paper'
      ? isLinkGroup(measures, node, options)
      : isListOfManyLinks(tree, measures, node, options);
  const surviving = selected.filter((node) => !isGroup(node));
  const roots = surviving.length > 0 ? surviving : selected;
  const removed = roots.flatMap((root) => groupsBelow(tree, measures, root, isGroup));
  const contentOf = (nodes: readonly NodeId[]): number =>
    nodes.reduce((sum, node) => sum + measures.textLeaves[node]! + measures.media[node]!, 0);
  return contentOf(roots) > contentOf(removed) ? { roots, removed } : { roots: selected, removed: [] };
}

/** Rule 1: much of the text is in links, and there are many of them. */
function isLinkGroup(
  { chars, linkChars, links }: Pick<Measures, 'chars' | 'linkChars' | 'links'>,
  node: NodeId,
  { tr, hr }: Pick<R4Options, 'tr' | 'hr'>,
): boolean {
  const all = chars[node]!;
  return links[node]! > hr && all > 0 && all > tr * (all - linkChars[node]!);
}

/** The same in the code of the authors: the links are children of the node, which is not high in the page. */
function isListOfManyLinks(
  tree: PageTree,
  measures: Measures,
  node: NodeId,
  { tr, hr }: Pick<R4Options, 'tr' | 'hr'>,
): boolean {
  const all = measures.chars[node]!;
  const level = tree.depth[node]! - tree.depth[measures.body]!;
  if (level < MIN_LEVEL || all === 0 || all <= tr * (all - measures.linkChars[node]!)) return false;
  return shownChildrenOf(tree, measures, node).filter((child) => tree.tag[child] === Tag.a).length >= hr;
}

/** Goes from the top down and skips the contents of removed groups. */
function groupsBelow(
  tree: PageTree,
  measures: Measures,
  root: NodeId,
  isGroup: (node: NodeId) => boolean,
): NodeId[] {
  const removed: NodeId[] = [];
  const doomed = new Set<NodeId>();
  for (let id = root; id < tree.end[root]!; ) {
    const isElement = tree.kind[id] === NodeKind.element && measures.isShown[id] === 1;
    if (isElement && (doomed.has(id) || (id !== root && isGroup(id)))) {
      removed.push(id);
      id = tree.end[id]!;
      continue;
    }
    if (isElement) for (const child of listOfLinks(tree, measures, id)) doomed.add(child);
    id++;
  }
  return removed;
}

/** Rule 2: the children of a node, if there are several of one tag, each containing one link and nothing else. */
function listOfLinks(tree: PageTree, measures: Measures, node: NodeId): NodeId[] {
  if (measures.children[node]! < 2 || measures.links[node]! < 2) return [];
  const children = shownChildrenOf(tree, measures, node);
  const tag = tree.tag[children[0]!]!;
  return children.every((child) => tree.tag[child] === tag && isLoneLink(tree, measures, child))
    ? children
    : [];
}

function isLoneLink(tree: PageTree, measures: Measures, node: NodeId): boolean {
  if (tree.kind[node] !== NodeKind.element || measures.children[node] !== 1) return false;
  if (measures.media[node]! > 0) return false;
  return tree.tag[shownChildrenOf(tree, measures, node)[0]!] === Tag.a;
}
