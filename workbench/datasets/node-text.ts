import type { Page } from 'fovea';
import { NodeKind, tagNameOf, textOf } from 'fovea/page';
import { INLINE_TAGS } from '../metrics/nodes/inline-tags.ts';
import { chosenNodes, contentTexts } from '../metrics/nodes/page-nodes.ts';
import type { NodeChoice } from './sample.ts';

const SPACE = /\s+/g;
/** An inline element that ends a line. */
const LINE_BREAK = 'br';

/** The text of chosen nodes: white space as a browser shows it, one line per block and a new one after each `<br>`. */
export function textOfChoice(page: Page, choice: NodeChoice): string {
  const { tree } = page;
  const chosen = chosenNodes(tree, choice);
  const texts = contentTexts(page);
  const block = new Int32Array(tree.size);
  const lines: string[] = [];
  let line = '';
  let last = 0;
  for (let id = 1; id < tree.size; id++) {
    const parent = tree.parent[id]!;
    block[id] = block[parent]!;
    const isElement = tree.kind[id] === NodeKind.element;
    const tag = isElement ? tagNameOf(tree, id) : '';
    if (isElement && !INLINE_TAGS.has(tag)) block[id] = id;
    const isText = tree.kind[id] === NodeKind.text;
    if (tag === LINE_BREAK || (isText && texts[id] === 1 && block[id] !== last)) {
      lines.push(line);
      line = '';
    }
    if (!isText) continue;
    // Blank texts count too, such as the space between two links.
    if (texts[id] === 1) last = block[id]!;
    if (chosen[id] === 1 && block[id] === last) line += textOf(page, id);
  }
  lines.push(line);
  return lines
    .map((one) => one.replace(SPACE, ' ').trim())
    .filter((one) => one !== '')
    .join('\n');
}
