import { extractRow } from '../extract-row.ts';
import type { OutputRow, RowOptions, WorkItem } from '../protocol.ts';
import { urlOfItem } from '../url-of-item.ts';
import { marksRow } from './marks-row.ts';
import { ProfileStore } from './profile-store.ts';
import { siteOf } from './site-of.ts';

let store: { readonly folder: string; readonly profiles: ProfileStore } | null = null;

/** One page of a batch as its row, with or without what is known about its site. */
export async function batchRow(
  item: WorkItem,
  { bySite, ...options }: RowOptions,
): Promise<OutputRow | null> {
  if (bySite === undefined) return extractRow(item, options);
  if (bySite.task === 'learn') return marksRow(item, options, bySite.isOneSite === true);
  if (store?.folder !== bySite.folder) {
    store?.profiles.close();
    store = { folder: bySite.folder, profiles: new ProfileStore(bySite.folder) };
  }
  const site = store.profiles.get(siteOf(urlOfItem(item) ?? options.url));
  return extractRow(item, site === null ? options : { ...options, site });
}
