import { type SavedPage, savedPageOf } from '../books/saved-page.ts';
import { openSession } from './open-session.ts';

/** The content of this page for a book; `null` if it has none. */
export async function contentForBook(): Promise<SavedPage | null> {
  const { result } = (await openSession()).render('html');
  return result.empty === undefined ? savedPageOf(result) : null;
}
