import { Refusal } from '../problem.ts';

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

const MINUTE_MS = 60_000;
/** Clients to remember; beyond that, those not seen the longest start anew. */
const MAX_CLIENTS = 10_000;

/** Bounds the requests of each client: a bucket that fills evenly, and holds those of a minute at most. */
export class RateLimit {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Counts a request; throws if the client had too many. */
  count(client: string): void {
    const at = this.#now();
    const { tokens, at: before } = this.#buckets.get(client) ?? { tokens: this.#perMinute, at };
    const now = Math.min(this.#perMinute, tokens + ((at - before) * this.#perMinute) / MINUTE_MS);
    this.#buckets.delete(client);
    this.#buckets.set(client, { tokens: Math.max(0, now - 1), at });
    if (this.#buckets.size > MAX_CLIENTS) this.#buckets.delete(this.#buckets.keys().next().value!);
    if (now >= 1) return;
    const wait = Math.ceil(((1 - now) * MINUTE_MS) / this.#perMinute / 1000);
    const most = this.#perMinute === 1 ? 'one request' : `${this.#perMinute} requests`;
    throw new Refusal('too-many-requests', `at most ${most} a minute`, wait);
  }
}
