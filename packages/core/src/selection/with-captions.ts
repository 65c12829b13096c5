import { textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { Tag, tagSet } from '../page/tags.ts';
import { NO_NODE, type NodeId, NodeKind, type PageTree } from '../page/tree.ts';
import { withNodes } from './edit-selection.ts';
import type { Selection } from './selection.ts';

/** What a figure may show besides text. */
const MEDIA = tagSet('img', 'picture', 'video', 'audio', 'iframe', 'object', 'embed', 'canvas', 'math');

const VISIBLE = /\S/u;

/** A selection with the captions of all figures and tables of which it contains a part. */
export function withCaptions(page: Page, selection: Selection): Selection {
  const { tree } = page;
  const captions: NodeId[] = [];
  let kept: Int32Array | null = null;
  for (let id = 0; id < tree.size; id++) {
    const tag = tree.tag[id]!;
    if (tag !== Tag.figcaption && tag !== Tag.caption) continue;
    const owner = ownerOf(tree, id);
    if (owner === NO_NODE) continue;
    kept ??= keptBefore(page, selection);
    const inside = kept[tree.end[id]!]! - kept[id]!;
    if (kept[tree.end[owner]!]! - kept[owner]! > inside) captions.push(id);
  }
  return withNodes(tree, selection, captions);
}

/** Steps up from a caption to its figure or table; pages put a box or two between. @cap */
const MAX_STEPS = 4;

function ownerOf({ tag, parent }: PageTree, caption: NodeId): NodeId {
  const wanted = tag[caption] === Tag.caption ? Tag.table : Tag.figure;
  let above = parent[caption]!;
  for (let step = 1; step < MAX_STEPS && above !== NO_NODE && tag[above] !== wanted; step++)
    above = parent[above]!;
  return above !== NO_NODE && tag[above] === wanted ? above : NO_NODE;
}

/** For every node, how many visible leaves of the selection come before it. */
function keptBefore(page: Page, { roots, removed }: Selection): Int32Array {
  const { tree } = page;
  const { kind, tag, end, size } = tree;
  const isKept = new Uint8Array(size);
  for (const root of roots) isKept.fill(1, root, end[root]!);
  for (const node of removed) isKept.fill(0, node, end[node]!);
  const before = new Int32Array(size + 1);
  for (let id = 0; id < size; id++) {
    const isSeen = MEDIA[tag[id]!] === 1 || (kind[id] === NodeKind.text && VISIBLE.test(textOf(page, id)));
    before[id + 1] = before[id]! + (isKept[id] === 1 && isSeen ? 1 : 0);
  }
  return before;
}
