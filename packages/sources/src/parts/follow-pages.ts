import { extract } from 'fovea';
import 'fovea/methods';
import type { SourceDocument, SourceWarning } from '../documents/document.ts';
import { messageOf } from '../source-error.ts';

/** How to follow a text over several pages. */
export interface FollowOptions {
  readonly maxPages: number;
  /** Opens a page; it decides how politely. */
  readonly open: (url: string) => Promise<SourceDocument>;
}

/** The pages of a text, in order. */
export interface FollowedPages {
  readonly documents: readonly SourceDocument[];
  /** Says where the text goes on, if not all of it could be read. */
  readonly warnings: readonly SourceWarning[];
}

/** Opens the pages that continue a page, one after another: on the same host, each once, and not more than allowed. */
export async function followPages(
  first: SourceDocument,
  { maxPages, open }: FollowOptions,
): Promise<FollowedPages> {
  const documents = [first];
  const seen = new Set(first.url === null ? [] : [addressOf(first.url)]);
  for (
    let next = nextOf(first);
    next !== null && !seen.has(addressOf(next));
    next = nextOf(documents.at(-1)!)
  ) {
    if (documents.length >= maxPages) {
      const message = `the text goes on at ${next}, after ${maxPages === 1 ? 'one page' : `${maxPages} pages`}`;
      return { documents, warnings: [{ code: 'more-pages', message }] };
    }
    seen.add(addressOf(next));
    try {
      const document = await open(next);
      // A redirect may lead back, or to another site.
      if (document.url === null || !isSameHost(first.url, document.url)) break;
      if (document.url !== next && seen.has(addressOf(document.url))) break;
      seen.add(addressOf(document.url));
      documents.push(document);
    } catch (error) {
      const message = `the text goes on at ${next}, but ${messageOf(error)}`;
      return { documents, warnings: [{ code: 'more-pages', message }] };
    }
  }
  return { documents, warnings: [] };
}

/** The next page that a page names, if it is on the same host. */
function nextOf({ bytes, kind, url, charset }: SourceDocument): string | null {
  if (kind !== 'html' || url === null) return null;
  const options = {
    url,
    formats: [],
    method: 'whole-body',
    ...(charset === null ? {} : { charset }),
  } as const;
  const { nextPage } = extract(bytes, options);
  return nextPage !== null && isSameHost(url, nextPage) ? nextPage : null;
}

function isSameHost(one: string | null, other: string): boolean {
  return one !== null && URL.canParse(other) && new URL(one).host === new URL(other).host;
}

/** An address without its fragment. */
function addressOf(url: string): string {
  const { href } = new URL(url);
  const sign = href.indexOf('#');
  return sign === -1 ? href : href.slice(0, sign);
}
