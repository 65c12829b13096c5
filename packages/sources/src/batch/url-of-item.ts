import { parsePageRow } from '../jsonl/page-row.ts';
import type { WorkItem } from './protocol.ts';

/** Where a page of a batch comes from, as far as that is known before it is read. */
export function urlOfItem(item: WorkItem): string | null {
  switch (item.kind) {
    case 'line':
      return parsePageRow(item.bytes, item.origin).url;
    case 'page':
      return item.url;
    case 'record':
      return item.record.head.url;
    case 'documents':
      return item.pages.documents[0]?.url ?? null;
    case 'snapshot':
      return item.snapshot.url ?? null;
    case 'file':
      return null;
  }
}
