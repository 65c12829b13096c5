import { UnsupportedPageError } from '../errors.ts';
import type { Page } from '../page/page.ts';
import type { PageLayout } from '../page/page-layout.ts';

/** The layout of a page; throws `UnsupportedPageError`, with advice, for a page that was not rendered. */
export function layoutOf({ layout }: Page, method: string): PageLayout {
  if (layout !== null) return layout;
  throw new UnsupportedPageError(`Method ${method} needs layout: give it a page that was rendered.`);
}
