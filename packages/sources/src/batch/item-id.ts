import { parsePageRow } from '../jsonl/page-row.ts';
import { idFromOrigin, type RowId } from '../jsonl/row-id.ts';
import type { BatchItem } from './inputs.ts';

/** The id that the row of a page will have, whatever happens to the page. */
export function itemId(item: BatchItem): RowId {
  return item.kind === 'line' ? parsePageRow(item.bytes, item.origin).id : idFromOrigin(item.origin);
}
