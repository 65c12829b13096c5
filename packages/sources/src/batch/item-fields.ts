import { fieldsOf } from '../warc/record-row.ts';
import type { WorkItem } from './protocol.ts';

/** What is known about a page without extracting it, for its row if it fails. */
export function fieldsOfItem(item: WorkItem): object {
  if (item.kind === 'record') return { url: item.record.head.url, ...fieldsOf(item.record, null) };
  return item.kind === 'page' && item.url !== null ? { url: item.url } : {};
}
