import type { SavedPage } from './saved-page.ts';
import { shelve } from './store.ts';

/** The message from the script in a page that keeps it for a book and shows the book. */
export interface Shelve {
  readonly kind: 'shelve';
  readonly page: SavedPage;
}

/** The message to the script in a page that asks for its content. */
export interface PageRequest {
  readonly kind: 'page';
}

/** True if a message asks the script in a page for its content. */
export function isPageRequest(message: unknown): message is PageRequest {
  return (message as Partial<PageRequest> | null)?.kind === 'page';
}

/** Keeps a page for a book; resolves to why that failed, or to `null`. */
export async function keepForBook(page: SavedPage): Promise<string | null> {
  return (await chrome.runtime.sendMessage({ kind: 'shelve', page } satisfies Shelve)) as string | null;
}

/** Answers in the background; `show` opens the page of the book. */
export function answerShelve(
  message: unknown,
  { id }: chrome.runtime.Sender,
  answer: (value: unknown) => void,
  show: () => Promise<void>,
): true | undefined {
  const { kind, page } = (message ?? {}) as Partial<Shelve>;
  if (id !== chrome.runtime.id || kind !== 'shelve' || page === undefined) return undefined;
  void shelve(page)
    .then(show)
    .then(
      () => answer(null),
      (error: unknown) => answer(error instanceof Error ? error.message : String(error)),
    );
  // Tells the browser that the answer comes later.
  return true;
}
