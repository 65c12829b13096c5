import type { Direction } from '../language/direction.ts';

/** What a page says about itself; `null` for what it leaves out. */
export interface Metadata {
  readonly title: string | null;
  readonly byline: string | null;
  /** The people in the byline, one by one; empty if it names nobody. */
  readonly authors: readonly string[];
  /** ISO 8601, as precise as the page is: `2026-11-15` or `2026-11-15T08:30:00+09:00`. */
  readonly published: string | null;
  readonly modified: string | null;
  readonly siteName: string | null;
  readonly description: string | null;
  /** Absolute URL of the lead image. */
  readonly image: string | null;
  /** Where on its site the page is filed. */
  readonly section: string | null;
  readonly tags: readonly string[];
  /** Absolute URL of the site's icon. */
  readonly favicon: string | null;
  /** Address of the licence, or its name. */
  readonly license: string | null;
  /** BCP 47 language tag, from the markup, or from the text where that is silent or plainly wrong. */
  readonly lang: string | null;
  readonly dir: Direction | null;
  readonly url: string | null;
  readonly canonicalUrl: string | null;
  /** Address of the next page, for a text that is split into several pages. */
  readonly nextPage: string | null;
}

/** What is known of a page that was not asked: its address. */
export function noMetadata(url: string | null): Metadata {
  return {
    title: null,
    byline: null,
    authors: [],
    published: null,
    modified: null,
    siteName: null,
    description: null,
    image: null,
    section: null,
    tags: [],
    favicon: null,
    license: null,
    lang: null,
    dir: null,
    url,
    canonicalUrl: null,
    nextPage: null,
  };
}
