// Runs inside the page: draws over every block how likely Fovea thinks it is content.
import { extract } from 'fovea';
import { readDom } from 'fovea/page';

/** Colours of blocks that were kept and left out; the surer, the stronger. */
const KEPT = '34 139 80';
const LEFT_OUT = '200 60 50';
/** Width of a label with its margin. */
const LABEL = 40;

/** Draws the blocks of the document, and returns its content as HTML. */
export function drawScores(document) {
  const { page, nodes } = readDom(document);
  const result = extract(page, { explain: true, title: 'auto', formats: ['html', 'blocks'] });
  const marks = [...keptBlocks(result.blocks), ...leftOut(result.removed)].map((mark) => ({
    ...mark,
    box: boxOf(nodes[mark.nodeId]),
  }));
  for (const { box, score, isKept } of marks) {
    if (box !== null) document.body.append(drawn(document, box, score, isKept));
  }
  return result.content;
}

/** The innermost blocks with a score; a list walks the tree, because a page may be deep. */
function keptBlocks(blocks) {
  const found = [];
  const waiting = [...blocks];
  for (let block = waiting.pop(); block !== undefined; block = waiting.pop()) {
    const children = (block.children ?? []).filter(({ confidence }) => confidence !== undefined);
    if (children.length > 0) waiting.push(...children);
    else if (block.confidence !== undefined && block.nodeId !== null)
      found.push({ nodeId: block.nodeId, score: block.confidence, isKept: true });
  }
  return found;
}

function leftOut(removed) {
  return removed
    .filter(({ score }) => score !== null)
    .map(({ nodeId, score }) => ({ nodeId, score, isKept: false }));
}

function boxOf(node) {
  if (node === undefined || node === null) return null;
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(node);
  const { left, top, width, height } = range.getBoundingClientRect();
  return width * height === 0 ? null : { left: left + scrollX, top: top + scrollY, width, height };
}

function drawn(document, { left, top, width, height }, score, isKept) {
  const element = document.createElement('div');
  const colour = isKept ? KEPT : LEFT_OUT;
  const strength = 0.1 + 0.3 * Math.abs(score - 0.5);
  element.style.cssText =
    `position:absolute;left:${left - 4}px;top:${top - 3}px;width:${width + 8}px;height:${height + 6}px;` +
    `background:rgb(${colour} / ${strength});outline:1px solid rgb(${colour} / 60%);z-index:9999;pointer-events:none`;
  const label = document.createElement('span');
  label.textContent = score.toFixed(2);
  // Beside the block, where it covers no text, if there is room.
  const side = left + width + LABEL < innerWidth ? 'left:100%' : 'right:4px';
  label.style.cssText = `position:absolute;${side};top:0;background:rgb(${colour});color:#fff;font:11px/15px sans-serif;padding:0 4px`;
  element.append(label);
  return element;
}
