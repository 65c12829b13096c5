import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_TIMER_MS } from '../longest-timer.ts';
import { SourceError } from '../source-error.ts';
import { checkRules, type SiteRules } from './site-rules.ts';

/** How to visit sites. */
export interface VisitOptions {
  /** `null` visits every page. */
  readonly robots: SiteRules | null;
  /** Milliseconds between two pages of the same host; a site can ask for more. */
  readonly delayMs: number;
  /** Milliseconds now, and waiting for some; tests replace them. */
  readonly clock?: Clock;
}

/** A clock and a way to wait. */
export interface Clock {
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

const REAL_CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (ms) => sleep(Math.min(ms, MAX_TIMER_MS)),
};

/** A host with visits, or in the pause after one. */
interface Host {
  /** When the next visit may begin; resolves once the last one is over. */
  freeAt: Promise<number>;
  /** Visits that are not over. */
  visits: number;
  /** Milliseconds of the last pause. */
  pauseMs: number;
  /** Forgets the host when its pause is over. */
  timer?: NodeJS.Timeout;
}

/** Visits pages as they come: one at a time per host, with pauses in between, and only those that the site allows. */
export class PoliteVisits {
  readonly #options: VisitOptions;
  readonly #clock: Clock;
  readonly #hosts = new Map<string, Host>();

  constructor(options: VisitOptions) {
    this.#options = options;
    this.#clock = options.clock ?? REAL_CLOCK;
  }

  /** How many hosts it remembers. */
  get hosts(): number {
    return this.#hosts.size;
  }

  /** Calls `work` when it is the turn of the page's host; rejects as `busy` if that takes longer than `patienceMs`. */
  visit<Result>(
    address: string,
    work: () => Promise<Result>,
    patienceMs: number = Number.POSITIVE_INFINITY,
  ): Promise<Result> {
    const url = new URL(address);
    const host = this.#hosts.get(url.host) ?? { freeAt: Promise.resolve(0), visits: 0, pauseMs: 0 };
    if (host.visits * host.pauseMs > patienceMs) return Promise.reject(busy(url));
    this.#hosts.set(url.host, host);
    clearTimeout(host.timer);
    host.visits++;
    const patience = new Patience(url, patienceMs);
    let isBegun = false;
    const visit = host.freeAt.then(async (freeAt) => {
      patience.check();
      await this.check(url);
      const pause = Math.max(0, freeAt - this.#clock.now());
      patience.check(pause);
      await this.#clock.sleep(pause);
      patience.end();
      isBegun = true;
      return work();
    });
    host.freeAt = this.#over(url, host, visit, () => isBegun);
    return Promise.race([visit, patience.over]).finally(() => patience.stop());
  }

  /** When the next visit may begin. */
  async #over(url: URL, host: Host, visit: Promise<unknown>, hasBegun: () => boolean): Promise<number> {
    const before = await host.freeAt;
    await visit.catch(() => {});
    const isVisited = hasBegun();
    if (isVisited) host.pauseMs = await this.#pauseOf(url);
    // A page that was not visited costs the site nothing.
    const freeAt = isVisited ? this.#clock.now() + host.pauseMs : before;
    host.visits--;
    if (host.visits === 0) this.#forgetLater(url.host, host, freeAt - this.#clock.now());
    return freeAt;
  }

  #forgetLater(name: string, host: Host, ms: number): void {
    const wait = Math.min(ms, MAX_TIMER_MS);
    if (ms > 0) host.timer = setTimeout(() => this.#hosts.delete(name), wait).unref();
    else this.#hosts.delete(name);
  }

  /** Throws unless the rules of its site allow a page; for the target of a redirect, which does not count as a visit. */
  async check(url: URL): Promise<void> {
    const { robots } = this.#options;
    if (robots !== null) await checkRules(robots, url);
  }

  async #pauseOf(url: URL): Promise<number> {
    const { robots, delayMs } = this.#options;
    return Math.max(delayMs, (await robots?.delayMs(url)) ?? 0);
  }
}

/** How long a caller waits for its turn with a host. */
class Patience {
  readonly over: Promise<never>;
  readonly #url: URL;
  readonly #until: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(url: URL, ms: number) {
    this.#url = url;
    this.#until = performance.now() + ms;
    this.over = new Promise((_, reject) => {
      if (ms <= MAX_TIMER_MS) this.#timer = setTimeout(() => reject(busy(url)), ms);
    });
  }

  /** Throws if it does not last for this many milliseconds more. */
  check(ms = 0): void {
    if (performance.now() + ms > this.#until) throw busy(this.#url);
  }

  /** The turn has come: throws if that is too late, and otherwise lasts for ever. */
  end(): void {
    this.check();
    this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

function busy({ host }: URL): SourceError {
  return new SourceError('busy', `too many pages of ${host} wait to be visited`);
}
