import { getAttribute, tagNameOf, textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { Tag, tagSet } from '../page/tags.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import { MAX_NEARLY_EMPTY_WORDS } from './richer-page.ts';
import { storyWords } from './shown-words.ts';

/** Elements that scripts fill, if they have a name and nothing in them. */
const CONTAINERS = tagSet('div', 'main', 'section', 'article');

/**
 * Whether scripts seem to make what a page shows: it has hardly any words of its own, scripts, and an empty element that
 * waits for them. Only markup tells; a rendered page, where scripts have run, is never one.
 */
export function madeByScripts(page: Page): boolean {
  if (page.layout !== null || page.source === null) return false;
  const { tree } = page;
  let hasScript = false;
  let hasMount = false;
  for (let node = 0; node < tree.size && !(hasScript && hasMount); node++) {
    if (tree.kind[node] !== NodeKind.element) continue;
    hasScript ||= tree.tag[node] === Tag.script;
    hasMount ||= isMount(page, node);
  }
  return hasScript && hasMount && storyWords(page, MAX_NEARLY_EMPTY_WORDS) < MAX_NEARLY_EMPTY_WORDS;
}

/** An empty element with an id, or of a kind that only scripts know. */
function isMount(page: Page, node: NodeId): boolean {
  const { tree } = page;
  if (tree.end[node]! - node > MAX_MOUNT_NODES || !isEmpty(page, node)) return false;
  if (CONTAINERS[tree.tag[node]!] === 1) return getAttribute(page, node, 'id') !== null;
  return tagNameOf(tree, node).includes('-');
}

/** White space and a comment may stand in it. @cap */
const MAX_MOUNT_NODES = 4;
const WHITE_SPACE = /^\s*$/u;

function isEmpty(page: Page, node: NodeId): boolean {
  const { tree } = page;
  for (let child = node + 1; child < tree.end[node]!; child++) {
    if (tree.kind[child] === NodeKind.element) return false;
    if (tree.kind[child] === NodeKind.text && !WHITE_SPACE.test(textOf(page, child))) return false;
  }
  return true;
}
