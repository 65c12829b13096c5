import type { FetchOptions } from '../http/exchange.ts';
import { fetchText } from '../http/fetch-text.ts';
import { codeOf, messageOf, SourceError } from '../source-error.ts';
import { ALLOW_ALL, allowNone, MAX_ROBOTS_BYTES, parseRobots, type RobotsRules } from './robots-rules.ts';

/** Our name in a robots.txt. */
const PRODUCT = 'fovea';
/** Maximum number of sites whose rules are kept; beyond that the oldest are fetched again when needed. @cap */
const MAX_SITES = 1000;
/** A site that wants more than a minute between two requests gets a minute. @cap */
const MAX_CRAWL_DELAY_S = 60;

/** Rules hold for a day at most. https://www.rfc-editor.org/rfc/rfc9309#section-2.4 @source RFC 9309, section 2.4. */
const MAX_AGE_MS = 86_400_000;
/** A site whose file could not be read is asked again after a minute: most failures are short. @cap */
const RETRY_MS = 60_000;

interface KnownSite {
  readonly rules: Promise<RobotsRules>;
  /** When to ask again; not before there is an answer. */
  until: number;
}

/** The robots.txt rules of sites: fetched once for each site, then remembered for a while. */
export class Robots {
  readonly #options: FetchOptions;
  readonly #now: () => number;
  readonly #sites = new Map<string, KnownSite>();

  /** `now` tells the milliseconds; tests replace it. */
  constructor(options: FetchOptions = {}, now: () => number = () => performance.now()) {
    this.#now = now;
    this.#options = { ...options, maxBytes: MAX_ROBOTS_BYTES };
  }

  /** True if we may visit an address. */
  async allows(url: URL): Promise<boolean> {
    return (await this.#rulesOf(url)).allows(url.pathname + url.search);
  }

  /** Why the rules of a site could not be read; `null` if they were. */
  async unavailable(url: URL): Promise<SourceError | null> {
    return (await this.#rulesOf(url)).unavailable ?? null;
  }

  /** Milliseconds that a site wants between two requests. */
  async delayMs(url: URL): Promise<number> {
    const seconds = (await this.#rulesOf(url)).crawlDelay ?? 0;
    return Math.min(seconds, MAX_CRAWL_DELAY_S) * 1000;
  }

  #rulesOf({ origin }: URL): Promise<RobotsRules> {
    const known = this.#sites.get(origin);
    if (known !== undefined && this.#now() < known.until) return known.rules;
    const site: KnownSite = { rules: this.#ask(origin), until: Number.POSITIVE_INFINITY };
    void site.rules.then(({ unavailable }) => {
      site.until = this.#now() + (unavailable === undefined ? MAX_AGE_MS : RETRY_MS);
    });
    this.#sites.delete(origin);
    this.#sites.set(origin, site);
    if (this.#sites.size > MAX_SITES) this.#sites.delete(this.#sites.keys().next().value!);
    return site.rules;
  }

  /** Follows RFC 9309: a site without the file allows everything, one whose file is unavailable allows nothing. */
  async #ask(origin: string): Promise<RobotsRules> {
    try {
      const { status, text } = await fetchText(`${origin}/robots.txt`, this.#options);
      if (status >= 200 && status < 300) return parseRobots(text, PRODUCT);
      return status < 500
        ? ALLOW_ALL
        : allowNone(new SourceError('bad-status', `the server answered ${status}`));
    } catch (error) {
      // Too many redirects count as a missing file; a blocked host fails anyway when we visit it.
      const isHarmless = ['too-many-redirects', 'blocked-address', 'bad-url'].includes(codeOf(error));
      if (isHarmless) return ALLOW_ALL;
      return allowNone(
        error instanceof SourceError ? error : new SourceError('unreadable', messageOf(error)),
      );
    }
  }
}
