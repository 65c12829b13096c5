import { hidingReader } from '../hidden/find-hidden.ts';
import type { Page } from '../page/page.ts';
import type { NodeId } from '../page/tree.ts';
import { withAncestors } from './outside.ts';

/**
 * Marks with 1 every node of a page that its reader does not see, wherever it stands. What holds a selected root is taken for
 * visible: a script that never ran would have shown it.
 */
export function markUnseen(page: Page, roots: readonly NodeId[]): Uint8Array {
  const { size, end } = page.tree;
  const reader = hidingReader(page);
  const shown = withAncestors(page.tree, roots);
  const unseen = new Uint8Array(size);
  for (let node = 1; node < size; node++) {
    const hiding = unseen[node] || shown.has(node) ? null : reader.hidingOf(node);
    if (hiding === null || hiding.by === 'folded') continue;
    for (const part of hiding.texts ?? [node]) unseen.fill(1, part, end[part]);
  }
  return unseen;
}
