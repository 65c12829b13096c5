import { textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { VISIBLE } from '../page/spaces.ts';
import { Tag, tagSet } from '../page/tags.ts';
import { NO_NODE, type NodeId, NodeKind, type PageTree } from '../page/tree.ts';
import { withNodes } from './edit-selection.ts';
import type { Selection } from './selection.ts';

/** What a figure may show besides text. */
const MEDIA = tagSet('img', 'picture', 'video', 'audio', 'iframe', 'object', 'embed', 'canvas', 'math');

/** A selection with more captions than a method chose. */
export interface CaptionedSelection {
  readonly selection: Selection;
  /** The captions that were added, in document order. */
  readonly added: readonly NodeId[];
}

/** Adds the captions of all figures and tables of which a selection contains a part besides the caption. */
export function withCaptions(page: Page, selection: Selection): CaptionedSelection {
  const { tree } = page;
  const added: NodeId[] = [];
  let kept: Int32Array | null = null;
  for (const id of captionsOf(tree)) {
    const owner = ownerOf(tree, id);
    if (owner === NO_NODE) continue;
    kept ??= keptBefore(page, selection);
    const inside = kept[tree.end[id]!]! - kept[id]!;
    const isWhole = inside === kept[tree.end[owner]!]! - kept[owner]!;
    if (!isWhole && inside === 0) added.push(id);
  }
  return { selection: withNodes(tree, selection, added), added };
}

function captionsOf({ tag }: PageTree): NodeId[] {
  const captions: NodeId[] = [];
  for (const wanted of [Tag.figcaption, Tag.caption]) {
    for (let id = tag.indexOf(wanted); id >= 0; id = tag.indexOf(wanted, id + 1)) captions.push(id);
  }
  return captions.sort((a, b) => a - b);
}

/** Steps up from a caption to its figure or table; pages put boxes between. @cap */
const MAX_STEPS = 8;

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
