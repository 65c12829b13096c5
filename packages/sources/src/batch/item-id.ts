import { parsePageRow, type RowId } from '../jsonl/page-row.ts';
import type { WorkItem } from './protocol.ts';

/** The id that the row of a page will have, whatever becomes of the page. */
export function itemId(item: WorkItem): RowId {
  return item.kind === 'line' ? parsePageRow(item.bytes, item.origin).id : item.origin;
}
