import type { ReceivedPage, TextPart } from './requests.ts';

/** The contents of pages in order; incomplete if one could not be had. */
export interface FollowedPages {
  readonly contents: readonly string[];
  readonly isComplete: boolean;
}

/** How to get a page, and what it contains. */
export interface PageOpener {
  open(url: string): Promise<ReceivedPage | null>;
  partOf(page: ReceivedPage): Promise<TextPart | null>;
}

/** A text on more pages is a book, or never ends. @cap */
const MAX_PAGES = 50;

/** Follows a text from its first page to its last, on the same site and each page once. */
export async function followPages(
  first: TextPart,
  address: string,
  { open, partOf }: PageOpener,
): Promise<FollowedPages> {
  const contents = [first.content];
  const seen = new Set([withoutFragment(address)]);
  for (let next = first.nextPage; isNew(next, address, seen); ) {
    if (contents.length >= MAX_PAGES) return { contents, isComplete: false };
    seen.add(withoutFragment(next));
    const page = await open(next);
    const part = page === null || !isOnSite(page.url, address) ? null : await partOf(page);
    if (page === null || part === null) return { contents, isComplete: false };
    // A redirect may lead back.
    if (page.url !== next && seen.has(withoutFragment(page.url))) break;
    seen.add(withoutFragment(page.url));
    contents.push(part.content);
    next = part.nextPage;
  }
  return { contents, isComplete: true };
}

function isNew(next: string | null, address: string, seen: ReadonlySet<string>): next is string {
  return next !== null && isOnSite(next, address) && !seen.has(withoutFragment(next));
}

/** True if an address is of the same origin as the page. */
export function isOnSite(url: string, address: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(address).origin;
}

function withoutFragment(url: string): string {
  const { href, hash } = new URL(url);
  return href.slice(0, href.length - hash.length);
}
