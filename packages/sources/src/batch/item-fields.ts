import { fieldsOf } from '../warc/record-row.ts';
import type { BatchItem } from './inputs.ts';
import { urlOfItem } from './url-of-item.ts';

/** What is known about a page without extracting it, for its row if it fails. */
export function fieldsOfItem(item: BatchItem): object {
  if (item.kind === 'kept' || item.kind === 'broken') return {};
  if (item.kind === 'record') return { url: item.record.head.url, ...fieldsOf(item.record, null) };
  // The origin of an address is the address without its password.
  const url = item.kind === 'address' ? item.origin : urlOfItem(item);
  return url === null ? {} : { url };
}
