import type { Page } from '../page/page.ts';
import { emptySelection } from '../selection/empty-selection.ts';
import { keepLeaves, Leaf } from '../selection/keep-leaves.ts';
import type { Selection } from '../selection/selection.ts';
import { isLeaf, type SiteTree } from './site-tree.ts';

/**
 * Selects what is not template: a text or picture is content if it is not marked, an element if it holds one that is.
 * `isTemplate` has a mark for every node of the tree.
 */
export function selectRest(page: Page, tree: SiteTree, isTemplate: Uint8Array): Selection {
  if (tree.size === 0) return emptySelection('no-body', 'The page has no body.');
  const leaves = new Uint8Array(page.tree.size);
  let kept = 0;
  let dropped = 0;
  for (let index = 0; index < tree.size; index++) {
    const node = tree.node[index]!;
    if (!isLeaf(page, node)) continue;
    leaves[node] = isTemplate[index] === 1 ? Leaf.dropped : Leaf.kept;
    if (isTemplate[index] === 1) dropped++;
    else kept++;
  }
  if (kept + dropped === 0) return emptySelection('no-text', 'The page has no text and no pictures.');
  if (kept === 0) {
    return emptySelection(
      'no-match',
      'All texts and pictures of the page belong to the template of its site.',
    );
  }
  return {
    ...keepLeaves(page.tree, leaves),
    why: 'template of the site',
    reasons: [`${dropped} of ${kept + dropped} texts and pictures belong to the template of the site.`],
  };
}
