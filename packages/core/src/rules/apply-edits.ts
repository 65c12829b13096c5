import type { Page } from '../page/page.ts';
import type { NodeId } from '../page/tree.ts';
import { nodesOfBlock } from '../selection/block-scores.ts';
import { withNodes, withoutNodes } from '../selection/edit-selection.ts';
import type { Selection } from '../selection/selection.ts';
import type { Warning } from '../warnings.ts';

/** Corrections of a result by the ids of its `borderline` and `removed` blocks, for the same page again. */
export interface Edits {
  /** Nodes that are content, whatever the method says. */
  readonly restore: readonly NodeId[];
  /** Nodes that are not, even inside restored ones. */
  readonly remove: readonly NodeId[];
}

/** The selection with the caller's corrections, and the restored nodes. */
export function applyEdits(
  page: Page,
  selection: Selection,
  { restore, remove }: Edits,
): { readonly selection: Selection; readonly restored: readonly NodeId[] } {
  if (restore.length === 0 && remove.length === 0) return { selection, restored: [] };
  const unknown: NodeId[] = [];
  const nodesOf = (ids: readonly NodeId[]): NodeId[] =>
    ids.flatMap((id) => {
      if (id < page.tree.size) return selection.blocks ? nodesOfBlock(selection.blocks, page.tree, id) : [id];
      unknown.push(id);
      return [];
    });
  const restored = nodesOf(restore);
  const edited = withoutNodes(page.tree, withNodes(page.tree, selection, restored), nodesOf(remove));
  const reason = `The caller restored ${restore.length} and removed ${remove.length} nodes.`;
  const warnings = [...(edited.warnings ?? []), ...unknownWarning(unknown)];
  return { selection: { ...edited, reasons: [...edited.reasons, reason], warnings }, restored };
}

function unknownWarning(ids: readonly NodeId[]): Warning[] {
  if (ids.length === 0) return [];
  const message = `The page has no node ${ids.join(', ')}: was it another page that was corrected?`;
  return [{ code: 'unknown-node', message, count: ids.length }];
}
