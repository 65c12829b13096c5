import { getAttribute } from '../../page/access.ts';
import { outermost } from '../../page/outermost.ts';
import type { Page } from '../../page/page.ts';
import { Tag } from '../../page/tags.ts';
import { type NodeId, NodeKind } from '../../page/tree.ts';
import { emptySelection } from '../../selection/empty-selection.ts';
import type { Selection } from '../../selection/selection.ts';
import type { Method } from '../method.ts';
import { RAE_2018, SEMANTIC_PARAMETERS, type SemanticOptions, tagsToTry } from './parameters.ts';

/** Trusts the author's own markup: `<main>` or `[role=main]`, otherwise `<article>`. */
export const semanticMarkup: Method<SemanticOptions> = {
  name: 'semantic-markup',
  about: 'The element that the author marked as main content (<main>, role=main, else <article>).',
  needs: [],
  parameters: SEMANTIC_PARAMETERS,
  citation: RAE_2018,
  select(page, { options }) {
    for (const tag of tagsToTry(options)) {
      const found = tag === 'main' ? mainElements(page) : elementsWithTag(page, Tag.article);
      if (found.length > 0) return selectionOf(page, found, tag, options.mode === 'all');
    }
    return emptySelection('no-match', 'The page has no element marked as main content.');
  },
};

function selectionOf(page: Page, found: readonly NodeId[], tag: string, isAll: boolean): Selection {
  const roots = isAll ? outermost(page.tree, found) : [shallowest(page, found)];
  const reason = `The author marked ${roots.length === 1 ? 'this element' : `these ${roots.length} elements`} as ${tag}.`;
  return { roots, removed: [], reasons: [reason] };
}

function mainElements(page: Page): NodeId[] {
  const { size, kind, tag } = page.tree;
  const found: NodeId[] = [];
  const mayHaveRole = page.tree.attributes.nameIds.has('role');
  for (let id = 0; id < size; id++) {
    if (kind[id] !== NodeKind.element) continue;
    if (tag[id] === Tag.main || (mayHaveRole && getAttribute(page, id, 'role')?.trim() === 'main'))
      found.push(id);
  }
  return found;
}

function elementsWithTag(page: Page, wanted: number): NodeId[] {
  const found: NodeId[] = [];
  for (let id = 0; id < page.tree.size; id++) if (page.tree.tag[id] === wanted) found.push(id);
  return found;
}

/** First in breadth-first order: the shallowest, the earliest among equals. */
function shallowest(page: Page, nodes: readonly NodeId[]): NodeId {
  const { depth } = page.tree;
  return nodes.reduce((best, node) => (depth[node]! < depth[best]! ? node : best));
}
