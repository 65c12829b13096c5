import type { Page } from '../../../page/page.ts';
import { Tag, tagSet } from '../../../page/tags.ts';
import { NO_NODE, type NodeId, NodeKind, type PageTree } from '../../../page/tree.ts';

const SIDE_PARTS = tagSet('aside', 'footer');

/** Whether a node is in a part of the page about something else. An article's own aside or footer does not count. */
export function isAside({ tree }: Page, node: NodeId): boolean {
  let aside = false;
  for (let above = tree.parent[node]!; above >= 0; above = tree.parent[above]!) {
    const tag = tree.tag[above]!;
    if (tag === Tag.nav) return true;
    if (tag === Tag.article) return false;
    if (tag === Tag.main) return aside;
    aside ||= SIDE_PARTS[tag] === 1;
  }
  return aside;
}

/** Levels of markup climbed from a date to its item. @cap */
const ITEM_LEVELS = 8;
/** Nodes of an item that are examined. @cap */
const MAX_NODES = 60;

/** Whether a node is in a teaser: a linked item away from the heading. */
export function isInTeaser({ tree }: Page, node: NodeId, heading: NodeId): boolean {
  const { parent, end, tag } = tree;
  if (heading === NO_NODE) return false;
  for (
    let above = parent[node]!, level = 0;
    above > 0 && level < ITEM_LEVELS;
    above = parent[above]!, level++
  ) {
    if (heading >= above && heading < end[above]!) return false;
    if (tag[above] === Tag.li) return hasOtherLink(tree, above, node) && !isMetaLine(tree, above, heading);
  }
  return false;
}

const ARTICLE_PARTS = tagSet('article', 'header', 'main');

/** Whether an item is alone in its list, in the article of the heading: author and date below the title. */
function isMetaLine(
  { parent, end, tag, kind, nextSibling, firstChild }: PageTree,
  item: NodeId,
  heading: NodeId,
): boolean {
  for (let child = firstChild[parent[item]!]!; child !== NO_NODE; child = nextSibling[child]!) {
    if (child !== item && kind[child] === NodeKind.element) return false;
  }
  let part = parent[item]!;
  for (let level = 0; part > 0 && ARTICLE_PARTS[tag[part]!] === 0 && level < ITEM_LEVELS; level++)
    part = parent[part]!;
  return ARTICLE_PARTS[tag[part]!] === 1 && heading >= part && heading < end[part]!;
}

function hasOtherLink({ end, tag }: PageTree, item: NodeId, node: NodeId): boolean {
  const to = Math.min(end[item]!, item + MAX_NODES);
  for (let inside = item + 1; inside < to; inside++) {
    if (tag[inside] === Tag.a && (node < inside || node >= end[inside]!)) return true;
  }
  return false;
}

/**
 * The nodes that share the closest container with the heading, in document order: a byline is in the same header as its
 * title, those of other articles are not. Without a heading, all nodes.
 */
export function nearest({ tree }: Page, nodes: readonly NodeId[], heading: NodeId): readonly NodeId[] {
  if (heading === NO_NODE || nodes.length === 0) return nodes;
  for (let above = heading; above >= 0; above = tree.parent[above]!) {
    const inside = nodes.filter((node) => node >= above && node < tree.end[above]!);
    if (inside.length > 0) return inside;
  }
  return nodes;
}

/** Like `nearest`, but with the node closest to the heading first. */
export function nearestFirst(page: Page, nodes: readonly NodeId[], heading: NodeId): readonly NodeId[] {
  if (heading === NO_NODE) return nodes;
  return nearest(page, nodes, heading).toSorted((a, b) => Math.abs(a - heading) - Math.abs(b - heading));
}

/** The nodes outside certain parts of the page; both lists are in document order and the parts do not overlap. */
export function outside({ tree }: Page, nodes: readonly NodeId[], parts: readonly NodeId[]): NodeId[] {
  let next = 0;
  return nodes.filter((node) => {
    while (next < parts.length && tree.end[parts[next]!]! <= node) next++;
    return next === parts.length || node < parts[next]!;
  });
}

/** Levels of markup between co-authors and the list that has them all. @cap */
const LIST_LEVELS = 2;

/** The nodes in the same list as the first one: co-authors are beside the first author, authors of teasers are not. */
export function nodesBesideFirst({ tree }: Page, nodes: readonly NodeId[]): readonly NodeId[] {
  const [first] = nodes;
  if (first === undefined) return nodes;
  let list = first;
  for (let level = 0; level < LIST_LEVELS; level++) list = Math.max(tree.parent[list]!, 0);
  return nodes.filter((node) => node >= list && node < tree.end[list]!);
}
