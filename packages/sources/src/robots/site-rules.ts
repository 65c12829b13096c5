import { bareUrl } from '../http/bare-url.ts';
import { SourceError, type SourceErrorCode } from '../source-error.ts';

/** The rules of sites for crawlers. */
export interface SiteRules {
  allows(url: URL): Promise<boolean>;
  /** Why the rules could not be read, in which case they allow nothing; `null` if they were. */
  unavailable?(url: URL): Promise<SourceError | null>;
  /** Milliseconds between two pages of the site. */
  delayMs(url: URL): Promise<number>;
}

/** Codes of a host without an answer: no such name, no connection, or nothing in time. */
const NO_ANSWER: ReadonlySet<SourceErrorCode> = new Set<SourceErrorCode>(['unreachable', 'timeout']);

/** Throws unless the rules of its site allow a page. */
export async function checkRules(rules: SiteRules, url: URL): Promise<void> {
  if (await rules.allows(url)) return;
  const why = (await rules.unavailable?.(url)) ?? null;
  if (why === null)
    throw new SourceError('robots', `the robots.txt of ${url.host} disallows ${bareUrl(url)}`);
  // The page of a host that does not answer would have failed in the same way, and that is what helps its reader.
  if (NO_ANSWER.has(why.code)) throw new SourceError(why.code, why.message, { cause: why });
  const problem = `the robots.txt of ${url.host} cannot be read, so that no page of it may be visited`;
  throw new SourceError('robots', `${problem}: ${why.message}`, { cause: why });
}
