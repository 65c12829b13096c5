import type { Answer } from '../answers/answer.ts';

/** An answer in a cache. */
export interface CacheEntry {
  readonly answer: Answer;
  /** When the page was read, in milliseconds of the clock. */
  readonly readAt: number;
  /** The entity tag, with its quotes. */
  readonly tag: string;
}

/** Keeps answers by keys; it may forget any of them. */
export interface AnswerCache {
  get(key: string): Promise<CacheEntry | null>;
  set(key: string, entry: CacheEntry): Promise<void>;
}

/** Asks one cache after the other; what the second knows, the first learns. */
export function layered(first: AnswerCache, second: AnswerCache): AnswerCache {
  return {
    async get(key) {
      const known = await first.get(key);
      if (known !== null) return known;
      const found = await second.get(key);
      if (found !== null) await first.set(key, found);
      return found;
    },
    async set(key, entry) {
      await Promise.all([first.set(key, entry), second.set(key, entry)]);
    },
  };
}
