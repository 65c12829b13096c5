import { type TextSums, textSums } from '../hidden/text-sums.ts';
import type { Page } from '../page/page.ts';
import { Tag, tagSet } from '../page/tags.ts';
import { NO_NODE, type NodeId, NodeKind } from '../page/tree.ts';
import { NO_BOXES, shapeOf } from './box-shapes.ts';
import { hasLinkedHeading, MAX_TEASERS, MIN_SHARE } from './find-posts.ts';
import { countTimes } from './page-counts.ts';

/** Two dated boxes may be an article and a note on it. @source workbench/train/experiments.md, "Comments below articles" */
const MIN_BOXES = 3;
/**
 * Fewest letters outside links of a comment with its author, in scripts where two characters may say it all; boxes with
 * fewer hold a time alone. @source workbench/train/experiments.md, "Comments below articles": the same with 15 and 25.
 */
const MIN_LETTERS = 5;

/**
 * Comments whose authors no markup names: boxes of one shape side by side, each with a time and a text, above a field in
 * which readers write. Without that field, dated boxes are the entries of a live report, a diary or a change log. In
 * document order; empty if there are none.
 */
export function datedBoxes(page: Page): readonly NodeId[] {
  const field = lastField(page);
  if (field === NO_NODE) return [];
  const text = textSums(page);
  let best: readonly NodeId[] = [];
  let most = 0;
  for (const boxes of boxesInRows(page, field).values()) {
    if (boxes.length < MIN_BOXES || boxes[0]! > field) continue;
    const comments = boxes.filter((box) => isComment(text(box)));
    if (comments.length < Math.max(MIN_BOXES, boxes.length * MIN_SHARE)) continue;
    const teasers = comments.filter((box) => hasLinkedHeading(page, box, text)).length;
    const letters = comments.reduce((sum, box) => sum + text(box).letters, 0);
    if (teasers > comments.length * MAX_TEASERS || letters <= most) continue;
    best = comments;
    most = letters;
  }
  return best;
}

/** The last field for several lines of text; `NO_NODE` if the page has none. */
function lastField({ tree }: Page): NodeId {
  for (let node = tree.size - 1; node > 0; node--) if (tree.tag[node] === Tag.textarea) return node;
  return NO_NODE;
}

const TEXT_PARTS = tagSet('article', 'main');

/**
 * Elements with a time in them, by their parent and shape. Those in an article count only if the field is in it too: a form
 * in the footer is not there to comment on the entries of a report.
 */
function boxesInRows(page: Page, field: NodeId): ReadonlyMap<string, readonly NodeId[]> {
  const { size, kind, tag, end, parent, attributeStart } = page.tree;
  const times = countTimes(page);
  const rows = new Map<string, NodeId[]>();
  /** Where the parts around a node end. */
  const around: NodeId[] = [];
  for (let node = 1; node < size; node++) {
    while (around.length > 0 && around.at(-1)! <= node) around.pop();
    const holdsField = around.length === 0 || field < around.at(-1)!;
    if (TEXT_PARTS[tag[node]!] === 1) around.push(end[node]!);
    if (kind[node] !== NodeKind.element || NO_BOXES[tag[node]!] === 1 || !holdsField) continue;
    if (times[end[node]!] === times[node]) continue;
    const isBare = attributeStart[node] === attributeStart[node + 1];
    const shape = (isBare ? null : shapeOf(page, node)) ?? tag[node]!;
    const row = `${parent[node]} ${shape}`;
    const boxes = rows.get(row);
    if (boxes === undefined) rows.set(row, [node]);
    else boxes.push(node);
  }
  return rows;
}

function isComment({ letters, linked }: TextSums): boolean {
  return letters > 2 * linked && letters - linked >= MIN_LETTERS;
}
