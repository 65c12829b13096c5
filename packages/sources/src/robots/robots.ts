import type { FetchOptions } from '../http/exchange.ts';
import { fetchText } from '../http/fetch-text.ts';
import { codeOf } from '../source-error.ts';
import { ALLOW_ALL, ALLOW_NONE, MAX_ROBOTS_BYTES, parseRobots, type RobotsRules } from './robots-rules.ts';

/** What we are called in a robots.txt. */
const PRODUCT = 'fovea';
/** Sites whose rules are kept; of more the oldest are asked again when they come up. */
const MAX_SITES = 1000;
/** A site that wants more than a minute between two pages gets a minute. */
const MAX_CRAWL_DELAY_S = 60;

/** What sites say about being visited: asked once for each site, then remembered. */
export class Robots {
  readonly #options: FetchOptions;
  readonly #sites = new Map<string, Promise<RobotsRules>>();

  constructor(options: FetchOptions = {}) {
    this.#options = { ...options, maxBytes: MAX_ROBOTS_BYTES };
  }

  /** Whether an address may be visited. */
  async allows(url: URL): Promise<boolean> {
    return (await this.#rulesOf(url)).allows(url.pathname + url.search);
  }

  /** Milliseconds that a site wants between two visits. */
  async delayMs(url: URL): Promise<number> {
    const seconds = (await this.#rulesOf(url)).crawlDelay ?? 0;
    return Math.min(seconds, MAX_CRAWL_DELAY_S) * 1000;
  }

  #rulesOf({ origin }: URL): Promise<RobotsRules> {
    const known = this.#sites.get(origin);
    if (known !== undefined) return known;
    const asked = this.#ask(origin);
    this.#sites.set(origin, asked);
    if (this.#sites.size > MAX_SITES) this.#sites.delete(this.#sites.keys().next().value!);
    return asked;
  }

  /** As RFC 9309 has it: a site without the file allows everything, one whose file cannot be had allows nothing. */
  async #ask(origin: string): Promise<RobotsRules> {
    try {
      const { status, text } = await fetchText(`${origin}/robots.txt`, this.#options);
      if (status >= 200 && status < 300) return parseRobots(text, PRODUCT);
      return status < 500 ? ALLOW_ALL : ALLOW_NONE;
    } catch (error) {
      // More than five redirects count as a missing file; a blocked or dead host fails on its own when it is visited.
      const isHarmless = ['too-many-redirects', 'blocked-address', 'bad-url'].includes(codeOf(error));
      return isHarmless ? ALLOW_ALL : ALLOW_NONE;
    }
  }
}
