import { BREAKS_LINE } from '../elements/line-breaking.ts';
import { unseenNodes } from '../hidden/unseen-nodes.ts';
import { bodyOf } from '../page/landmarks.ts';
import type { Page } from '../page/page.ts';
import { tagSet } from '../page/tags.ts';
import { NO_NODE, type NodeId, NodeKind, type PageTree } from '../page/tree.ts';
import { type Coverage, coverageOf, isInRanges } from './coverage.ts';
import type { Selection, SourceRange } from './selection.ts';

/** Content without text: kept if it is in a range, and never a reason to split a kept element. */
const MEDIA = tagSet('img', 'picture', 'video', 'audio', 'iframe', 'object', 'math');

/**
 * Finds the nodes of a selection made on the source: every line of text that is at least half in the ranges, and the
 * largest elements around such lines that hold no other text. A cut in mid-sentence is thus rounded to the line, and
 * paragraphs, lists and tables stay intact.
 */
export function rangesToNodes(page: Page, selection: Selection): Selection {
  const { ranges } = selection;
  if (ranges === undefined || selection.empty !== undefined) return selection;
  const body = bodyOf(page.tree);
  const roots = body === NO_NODE ? [] : rootsIn(page, body, ranges);
  if (roots.length > 0) return { ...selection, roots };
  const message = 'What was selected in the source is nowhere in the body.';
  return { ...selection, roots, empty: { code: 'no-text', message } };
}

function rootsIn(page: Page, body: NodeId, ranges: readonly SourceRange[]): NodeId[] {
  const { tree } = page;
  const unseen = unseenNodes(page);
  const coverage = coverageOf(page, ranges);
  const lineOf = textLines(tree, body, unseen, coverage);
  const isChosen = wholeElements(tree, body, lineOf, chosenTexts(tree, lineOf, coverage));
  for (let id = body; id < tree.end[body]!; id++) {
    const isMedia = MEDIA[tree.tag[id]!] === 1 && unseen[id] === 0;
    if (isMedia && isInRanges(ranges, tree.sourceStart[id]!)) isChosen[id] = 1;
  }
  return outermostChosen(tree, body, isChosen);
}

/** The line number of each text, from 1; 0 for blank and unseen text and for all other nodes. */
function textLines(tree: PageTree, body: NodeId, unseen: Uint8Array, coverage: Coverage): Int32Array {
  const { kind, tag, end } = tree;
  const lineOf = new Int32Array(tree.size);
  const openBlocks: NodeId[] = [];
  let line = 0;
  let isNewLine = true;
  for (let id = body; id < end[body]!; id++) {
    while (openBlocks.length > 0 && id >= openBlocks.at(-1)!) {
      openBlocks.pop();
      isNewLine = true;
    }
    if (kind[id] === NodeKind.element && BREAKS_LINE[tag[id]!] === 1) {
      openBlocks.push(end[id]!);
      isNewLine = true;
    }
    if (kind[id] !== NodeKind.text || unseen[id] === 1 || coverage.total[id] === 0) continue;
    if (isNewLine) line++;
    isNewLine = false;
    lineOf[id] = line;
  }
  return lineOf;
}

/** Marks the texts of lines that are mostly covered or, if there are none, of lines that are covered at all. */
function chosenTexts(tree: PageTree, lineOf: Int32Array, { total, covered }: Coverage): Uint8Array {
  const balance = new Float64Array(tree.size + 1);
  const isTouched = new Uint8Array(tree.size + 1);
  for (let id = 0; id < tree.size; id++) {
    if (lineOf[id] === 0) continue;
    balance[lineOf[id]!]! += 2 * covered[id]! - total[id]!;
    if (covered[id]! > 0) isTouched[lineOf[id]!] = 1;
  }
  const hasMostly = isTouched.some((touched, line) => touched === 1 && balance[line]! >= 0);
  const isChosen = new Uint8Array(tree.size);
  for (let id = 0; id < tree.size; id++) {
    const line = lineOf[id]!;
    if (isTouched[line] === 1 && (!hasMostly || balance[line]! >= 0)) isChosen[id] = 1;
  }
  return isChosen;
}

/** Adds to the chosen texts the elements that hold some of them and no other text. */
function wholeElements(tree: PageTree, body: NodeId, lineOf: Int32Array, isChosen: Uint8Array): Uint8Array {
  const texts = new Int32Array(tree.size);
  const chosen = new Int32Array(tree.size);
  for (let id = tree.end[body]! - 1; id >= body; id--) {
    if (lineOf[id]! > 0) {
      texts[id] = 1;
      chosen[id] = isChosen[id]!;
    } else if (texts[id]! > 0 && texts[id] === chosen[id]) isChosen[id] = 1;
    if (id === body) break;
    texts[tree.parent[id]!]! += texts[id]!;
    chosen[tree.parent[id]!]! += chosen[id]!;
  }
  return isChosen;
}

function outermostChosen(tree: PageTree, body: NodeId, isChosen: Uint8Array): NodeId[] {
  const roots: NodeId[] = [];
  for (let id = body; id < tree.end[body]!; ) {
    if (isChosen[id] === 1) roots.push(id);
    id = isChosen[id] === 1 ? tree.end[id]! : id + 1;
  }
  return roots;
}
