import type { AnswerCache, CacheEntry } from './cache.ts';

/** What an entry takes besides its body. */
const ENTRY_BYTES = 1024;

/** Keeps answers in memory, up to a number of bytes; the least recently used go first. */
export class MemoryCache implements AnswerCache {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, CacheEntry>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  async get(key: string): Promise<CacheEntry | null> {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  async set(key: string, entry: CacheEntry): Promise<void> {
    this.#remove(key);
    if (sizeOf(entry) > this.#maxBytes) return;
    this.#entries.set(key, entry);
    this.#bytes += sizeOf(entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= sizeOf(entry);
  }
}

function sizeOf({ answer }: CacheEntry): number {
  return answer.body.byteLength + ENTRY_BYTES;
}
