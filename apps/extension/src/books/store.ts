import { inTransaction, settled } from '../storage/database.ts';
import type { SavedPage } from './saved-page.ts';

const PAGES = 'shelf';

/** The pages that wait to be saved, the first first. */
export async function shelvedPages(): Promise<readonly SavedPage[]> {
  const all = await inTransaction(PAGES, 'readonly', (rows) =>
    settled(rows.getAll() as IDBRequest<SavedPage[]>),
  );
  return all.toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}

/** Adds a page; one with the same address is replaced. */
export async function shelve(page: SavedPage): Promise<void> {
  const others = await shelvedPages();
  const same = others.find(({ url }) => url !== null && url === page.url);
  const { id, at } = same ?? page;
  await inTransaction(PAGES, 'readwrite', (rows) => settled(rows.put({ ...page, id, at })));
}

/** Removes a page. */
export async function unshelve(id: string): Promise<void> {
  await inTransaction(PAGES, 'readwrite', (rows) => settled(rows.delete(id)));
}
