import type { FetchOptions } from '../http/exchange.ts';
import { fetchPage } from '../http/fetch-page.ts';
import { optionsForOthers } from '../http/own-headers.ts';
import { messageOf } from '../source-error.ts';
import type { SourceDocument, SourceWarning } from './document.ts';
import { metaRefresh } from './meta-refresh.ts';

/** Maximum number of refreshes to follow: a page that needs more is a trap. @cap */
const MAX_REFRESHES = 3;
/**
 * A page that moves on within this many seconds is not meant to be read; one that stays longer is a page of its own.
 * @source Chosen by hand: pages that announce a move wait for seconds, those that reload themselves for minutes.
 */
const MAX_SECONDS = 10;

/** Does the work of a visit when it is the turn of its address. */
export type Visit = <Result>(address: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Fetches a document; follows `<meta http-equiv="refresh">` as a browser would, and says so. Each page on the way is a
 * visit of its own.
 */
export async function fetchDocument(
  url: string,
  options: FetchOptions = {},
  visit: Visit = (_, work) => work(),
): Promise<SourceDocument> {
  let document: SourceDocument = await visit(url, () => fetchPage(url, options));
  for (let count = 0; document.kind === 'html'; count++) {
    const refresh = metaRefresh(document.bytes, document);
    if (refresh === null) break;
    if (count === MAX_REFRESHES || refresh.seconds > MAX_SECONDS)
      return withWarning(
        document,
        `the page leads its readers on to ${refresh.url} after ${refresh.seconds} s`,
      );
    try {
      const next = await visit(refresh.url, () => fetchPage(refresh.url, optionsForOthers(url, options)));
      const followed = `followed the refresh of ${document.url} to ${next.url}`;
      document = withWarning({ ...next, warnings: [...document.warnings, ...next.warnings] }, followed);
    } catch (error) {
      return withWarning(document, `cannot follow the refresh of the page: ${messageOf(error)}`);
    }
  }
  return document;
}

function withWarning(document: SourceDocument, message: string): SourceDocument {
  const warning: SourceWarning = { code: 'meta-refresh', message };
  return { ...document, warnings: [...document.warnings, warning] };
}
