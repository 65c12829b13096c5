import type { NodeId, Page } from 'fovea';
import { NO_NODE, NodeKind, textContent, textOf } from 'fovea/page';
import { inked } from '../highlights/find-quote.ts';

/** Enough of a text to find the node in which it begins. */
const START = 24;

/** The node of the page that a block of the article shows, by its text; `null` if none has the same. */
export function nodeOfBlock(page: Page, block: string): NodeId | null {
  const wanted = inked(block);
  if (wanted === '') return null;
  const { kind, size, parent } = page.tree;
  for (let node = 0; node < size; node++) {
    if (kind[node] !== NodeKind.text || page.layout?.hidden[node]) continue;
    const text = inked(textOf(page, node));
    if (text === '' || !wanted.startsWith(text.slice(0, START))) continue;
    for (let at = parent[node]!; at !== NO_NODE; at = parent[at]!) {
      const whole = inked(textContent(page, at));
      if (whole === wanted) return at;
      if (whole.length > wanted.length) break;
    }
  }
  return null;
}
