import type { PageEncoding } from '../decode/page-encoding.ts';
import type { Warning } from '../warnings.ts';
import type { PageLayout } from './page-layout.ts';
import type { PageTree } from './tree.ts';

/**
 * A web page as every part of Fovea sees it. Immutable: methods, metadata and outputs only read it, so any number of
 * them can share one parse.
 */
export interface Page {
  /** The decoded HTML, or `null` for a page that came from a live DOM. */
  readonly source: string | null;
  /** Where the page came from, if known; the base of relative URLs unless `<base>` says otherwise. */
  readonly url: string | null;
  /** Which encoding the bytes were in and how that was found; `null` when the input was a string. */
  readonly encoding: PageEncoding | null;
  /** The document; parsed on first use, so that methods on the source text never pay for it. */
  readonly tree: PageTree;
  /** Boxes and styles of a rendered page; `null` for a page from source alone. */
  readonly layout: PageLayout | null;
  /** What was odd about the input; complete only once `tree` has been used. */
  readonly warnings: readonly Warning[];
}
