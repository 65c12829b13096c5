interface Host {
  readonly urls: string[];
  /** When the next page may be requested; infinite while one is in progress. */
  freeAt: number;
}

/** Hands out addresses so that a host gets one request at a time, with a pause after each. */
export class PoliteQueue {
  readonly #hosts = new Map<string, Host>();
  readonly #delayMs: number;
  readonly #now: () => number;

  constructor(urls: readonly string[], delayMs: number, now: () => number = () => performance.now()) {
    this.#delayMs = delayMs;
    this.#now = now;
    for (const url of urls) {
      const { host } = new URL(url);
      const known = this.#hosts.get(host);
      if (known === undefined) this.#hosts.set(host, { urls: [url], freeAt: 0 });
      else known.urls.push(url);
    }
  }

  /**
   * The next address, or the milliseconds after which to ask again (infinite: once a page is done), or `null` if none
   * is left.
   */
  next(): { readonly url: string } | { readonly waitMs: number } | null {
    const now = this.#now();
    let earliest: Host | null = null;
    for (const [name, host] of this.#hosts) {
      if (host.urls.length === 0) this.#hosts.delete(name);
      else if (earliest === null || host.freeAt < earliest.freeAt) earliest = host;
    }
    if (earliest === null) return null;
    if (earliest.freeAt > now) return { waitMs: earliest.freeAt - now };
    earliest.freeAt = Number.POSITIVE_INFINITY;
    return { url: earliest.urls[0]! };
  }

  /** Marks an address as done; its host pauses, longer if it asked for that. */
  done(url: string, wantedMs = 0): void {
    const host = this.#hosts.get(new URL(url).host);
    if (host === undefined) return;
    host.urls.splice(host.urls.indexOf(url), 1);
    host.freeAt = this.#now() + Math.max(this.#delayMs, wantedMs);
  }
}
