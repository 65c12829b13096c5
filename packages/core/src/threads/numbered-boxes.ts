import { type TextSums, textSums } from '../hidden/text-sums.ts';
import { getAttribute } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import type { NodeId } from '../page/tree.ts';
import { NO_BOXES } from './box-shapes.ts';
import { hasLinkedHeading, MAX_TEASERS, MIN_POSTS, MIN_SHARE } from './find-posts.ts';
import { countTimes } from './page-counts.ts';

/** A name and a database id: smaller numbers count paragraphs, notes and sections. */
const NUMBERED = /^([^\d]{1,40})\d{3,20}$/u;

/**
 * Posts of a discussion without marked authors: boxes that the site numbers (`id`s that differ only in a number), each
 * with a time and more text than links, and none of them a teaser. In document order; empty if there are none.
 */
export function numberedBoxes(page: Page): readonly NodeId[] {
  const shapes = boxesById(page);
  if (shapes.size === 0) return [];
  const times = countTimes(page);
  const text = textSums(page);
  let best: readonly NodeId[] = [];
  for (const boxes of shapes.values()) {
    if (boxes.length <= best.length) continue;
    const posts = boxes.filter((box) => isPost(page, box, times, text));
    const teasers = posts.filter((box) => hasLinkedHeading(page, box, text)).length;
    const isThread =
      posts.length >= Math.max(MIN_POSTS, boxes.length * MIN_SHARE) && teasers <= posts.length * MAX_TEASERS;
    if (isThread && posts.length > best.length) best = posts;
  }
  return best;
}

/** Elements whose ids differ only in a number, in groups of at least two. */
function boxesById(page: Page): ReadonlyMap<string, readonly NodeId[]> {
  const { size, tag, attributeStart } = page.tree;
  const shapes = new Map<string, NodeId[]>();
  for (let node = 1; node < size; node++) {
    if (attributeStart[node] === attributeStart[node + 1] || NO_BOXES[tag[node]!] === 1) continue;
    const name = NUMBERED.exec(getAttribute(page, node, 'id') ?? '')?.[1];
    if (name === undefined) continue;
    const shape = `${tag[node]}#${name}`;
    const list = shapes.get(shape);
    if (list === undefined) shapes.set(shape, [node]);
    else list.push(node);
  }
  for (const [shape, boxes] of shapes) if (boxes.length < MIN_POSTS) shapes.delete(shape);
  return shapes;
}

function isPost({ tree }: Page, box: NodeId, times: Int32Array, text: (node: NodeId) => TextSums): boolean {
  const { letters, linked } = text(box);
  return times[tree.end[box]!]! > times[box]! && letters > 2 * linked;
}
