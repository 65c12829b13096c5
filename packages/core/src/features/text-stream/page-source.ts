import { UnsupportedPageError } from '../../errors.ts';
import type { Page } from '../../page/page.ts';

/** The source of a page, for a method that reads nothing else. */
export function sourceOf(page: Page, method: string): string {
  if (page.source !== null) return page.source;
  throw new UnsupportedPageError(`Method ${method} reads the source of a page, and this page has none.`);
}
