import type { Answer, AnswerOrder } from './answers/answer.ts';
import type { AnswerCache, CacheEntry } from './cache/cache.ts';
import { digest } from './cache/digest.ts';
import type { Engine, PageSource } from './engine.ts';
import type { Gate } from './limits/gate.ts';
import type { Metrics } from './metrics.ts';

/** What the service works with. */
export interface ServiceParts {
  readonly engine: Engine;
  readonly cache: AnswerCache;
  readonly gate: Gate;
  readonly metrics: Metrics;
  /** Seconds for which an answer is kept. */
  readonly cacheSeconds: number;
}

/** How fresh an answer has to be. */
export interface Freshness {
  readonly noCache: boolean;
  /** Most seconds since the page was read; `null` leaves it to the server. */
  readonly tolerance: number | null;
}

/** Answers requests for pages on the web: from the cache, together with an equal request, or by reading the page. */
export class PageService {
  readonly #parts: ServiceParts;
  readonly #flights = new Map<string, Promise<CacheEntry>>();

  constructor(parts: ServiceParts) {
    this.#parts = parts;
  }

  /** The answer about a page on the web. */
  async read(source: PageSource, order: AnswerOrder, freshness: Freshness): Promise<CacheEntry> {
    const { cache, metrics, cacheSeconds } = this.#parts;
    const key = await digest(JSON.stringify([source, order]));
    const tolerance = freshness.noCache ? 0 : (freshness.tolerance ?? cacheSeconds);
    const known = tolerance === 0 ? null : await cache.get(key);
    if (known !== null && ageOf(known) <= Math.min(tolerance, cacheSeconds)) {
      metrics.cache('hit');
      return known;
    }
    const running = this.#flights.get(key);
    if (running !== undefined) {
      metrics.cache('joined');
      return running;
    }
    metrics.cache('miss');
    const flight = this.#readNew(key, source, order).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  /** The answer about a page that came with its request, which has been let in already. */
  answer(source: PageSource, order: AnswerOrder, signal: AbortSignal): Promise<Answer> {
    return this.#parts.engine.answer(source, order, signal);
  }

  async #readNew(key: string, source: PageSource, order: AnswerOrder): Promise<CacheEntry> {
    const { cache, gate, engine, cacheSeconds } = this.#parts;
    // Others may have joined, so that the one who asked first may leave without ending it.
    const answer = await gate.run(() => engine.answer(source, order, new AbortController().signal));
    const entry = { answer, readAt: Date.now(), tag: await tagOf(answer) };
    if (cacheSeconds > 0) await cache.set(key, entry);
    return entry;
  }
}

/** Seconds since the page was read. */
export function ageOf({ readAt }: CacheEntry): number {
  return Math.max(0, Math.floor((Date.now() - readAt) / 1000));
}

/** Hexadecimal digits of an entity tag: 128 bits. */
const TAG_DIGITS = 32;

/** The entity tag of an answer. */
async function tagOf({ body }: Answer): Promise<string> {
  return `"${(await digest(body)).slice(0, TAG_DIGITS)}"`;
}
