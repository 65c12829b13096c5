import { inTransaction, settled } from '../storage/database.ts';
import type { Highlight } from './highlight.ts';

const HIGHLIGHTS = 'highlights';

/** Every highlight, page by page, in the order of the text. */
export async function allHighlights(): Promise<readonly Highlight[]> {
  const all = await inTransaction(HIGHLIGHTS, 'readonly', (rows) =>
    settled(rows.getAll() as IDBRequest<Highlight[]>),
  );
  return all.toSorted((one, other) => compare(one.url, other.url) || one.start - other.start);
}

/** The highlights on a page, in the order of the text. */
export async function highlightsOf(url: string): Promise<readonly Highlight[]> {
  const found = await inTransaction(HIGHLIGHTS, 'readonly', (rows) =>
    settled(rows.index('url').getAll(url) as IDBRequest<Highlight[]>),
  );
  return found.toSorted((one, other) => one.start - other.start);
}

/** Stores highlights; those with the same id are replaced. */
export async function putHighlights(highlights: readonly Highlight[]): Promise<void> {
  await inTransaction(HIGHLIGHTS, 'readwrite', async (rows) => {
    for (const highlight of highlights) await settled(rows.put(highlight));
  });
}

/** Removes a highlight. */
export async function removeHighlight(id: string): Promise<void> {
  await inTransaction(HIGHLIGHTS, 'readwrite', (rows) => settled(rows.delete(id)));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
