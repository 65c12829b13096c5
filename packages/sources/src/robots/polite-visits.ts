import { setTimeout as sleep } from 'node:timers/promises';
import { bareUrl } from '../http/bare-url.ts';
import { SourceError } from '../source-error.ts';

/** The rules of sites for crawlers. */
export interface SiteRules {
  allows(url: URL): Promise<boolean>;
  /** Why the rules could not be read, in which case they allow nothing; `null` if they were. */
  unavailable?(url: URL): Promise<string | null>;
  /** Milliseconds between two pages of the site. */
  delayMs(url: URL): Promise<number>;
}

/** How to visit sites. */
export interface VisitOptions {
  /** `null` visits every page. */
  readonly robots: SiteRules | null;
  /** Milliseconds between two pages of the same host; a site can ask for more. */
  readonly delayMs: number;
  /** Milliseconds now, and waiting for some; tests replace them. */
  readonly clock?: Clock;
}

/** Something to wait by. */
export interface Clock {
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

const REAL_CLOCK: Clock = { now: () => performance.now(), sleep };

/** Visits pages as they come: of each host one at a time, with a pause in between, and only those that it allows. */
export class PoliteVisits {
  readonly #options: VisitOptions;
  readonly #clock: Clock;
  /** When the next visit to a host may begin; resolves once the last one is over. */
  readonly #freeAt = new Map<string, Promise<number>>();

  constructor(options: VisitOptions) {
    this.#options = options;
    this.#clock = options.clock ?? REAL_CLOCK;
  }

  /** Does something with a page when it is the turn of its host. */
  visit<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const url = new URL(address);
    const before = this.#freeAt.get(url.host) ?? Promise.resolve(0);
    const visit = before.then(async (freeAt) => {
      await this.check(url);
      await this.#clock.sleep(Math.max(0, freeAt - this.#clock.now()));
      return work();
    });
    const over = visit.then(
      () => this.#pauseOf(url),
      // A page that was not visited costs the site nothing.
      (error: unknown) => (isRefusal(error) ? 0 : this.#pauseOf(url)),
    );
    this.#freeAt.set(
      url.host,
      over.then((pause) => this.#clock.now() + pause),
    );
    return visit;
  }

  /** Throws unless the rules of its site allow a page; for the target of a redirect, which is no visit of its own. */
  async check(url: URL): Promise<void> {
    const { robots } = this.#options;
    if (robots === null || (await robots.allows(url))) return;
    const why = (await robots.unavailable?.(url)) ?? null;
    const problem =
      why === null
        ? `the robots.txt of ${url.host} disallows ${bareUrl(url)}`
        : `the robots.txt of ${url.host} cannot be read, so that no page of it may be visited: ${why}`;
    throw new SourceError('robots', problem);
  }

  async #pauseOf(url: URL): Promise<number> {
    const { robots, delayMs } = this.#options;
    return Math.max(delayMs, (await robots?.delayMs(url)) ?? 0);
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof SourceError && error.code === 'robots';
}
