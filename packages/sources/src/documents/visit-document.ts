import type { FetchOptions } from '../http/exchange.ts';
import type { PoliteVisits } from '../robots/polite-visits.ts';
import type { SourceDocument } from './document.ts';
import { fetchDocument } from './fetch-document.ts';

/**
 * Fetches a document politely: wherever redirects and refreshes lead, the rules and pauses of that site hold. Rejects as `busy`
 * if the turn of a site does not come within some milliseconds.
 */
export function visitDocument(
  visits: PoliteVisits,
  url: string,
  options: FetchOptions,
  patienceMs?: number,
): Promise<SourceDocument> {
  const polite = { ...options, beforeRedirect: (target: URL) => visits.check(target) };
  return fetchDocument(url, polite, (address, work) => visits.visit(address, work, patienceMs));
}
