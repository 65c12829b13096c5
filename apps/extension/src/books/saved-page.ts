import type { ChapterContent } from '@fovea/book';
import type { ExtractResult } from 'fovea';

/** A page that waits to be saved together with its pictures, or in a book with others. */
export interface SavedPage extends ChapterContent {
  readonly id: string;
  /** The time, in ISO 8601; pages are chapters in this order. */
  readonly at: string;
}

/** What is kept of the result of a page. */
export function savedPageOf(result: ExtractResult): SavedPage {
  const { content, title, byline, authors, published, modified, siteName, lang, dir, url, canonicalUrl } =
    result;
  const chapter = {
    content,
    title,
    byline,
    authors,
    published,
    modified,
    siteName,
    lang,
    dir,
    url,
    canonicalUrl,
  };
  return { ...chapter, id: crypto.randomUUID(), at: new Date().toISOString() };
}

const IMAGE = /<img [^>]*>/g;
const SOURCE = / src="([^"]*)"/;
const REFERENCE = /&(amp|lt|gt|quot);/g;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Replaces the addresses of pictures in HTML that Fovea wrote, which has no `>` inside a tag; `null` keeps one. */
export function replacePictures(html: string, replace: (src: string) => string | null): string {
  return html.replace(IMAGE, (tag) =>
    tag.replace(SOURCE, (attribute, written: string) => {
      const src = written.replace(REFERENCE, (_, name: string) => CHARACTERS[name]!);
      const other = replace(src);
      return other === null ? attribute : ` src="${other}"`;
    }),
  );
}

/** The addresses of the pictures of a page, each once. */
export function picturesOf({ content }: SavedPage): readonly string[] {
  const found = new Set<string>();
  replacePictures(content, (src) => {
    found.add(src);
    return null;
  });
  return [...found];
}

/** The sites of some pictures, as patterns for a permission. */
export function sitesOf(addresses: readonly string[]): readonly string[] {
  const sites = addresses.flatMap((address) => {
    if (!URL.canParse(address)) return [];
    // Patterns have no ports.
    const { protocol, hostname } = new URL(address);
    return protocol === 'http:' || protocol === 'https:' ? [`${protocol}//${hostname}/*`] : [];
  });
  return [...new Set(sites)].toSorted();
}
