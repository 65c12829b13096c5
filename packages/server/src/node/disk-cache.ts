import { access, constants, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswerFacts } from '../answers/answer.ts';
import type { AnswerCache, CacheEntry } from '../cache/cache.ts';

/** The first line of a file; the body follows. */
interface Head {
  readonly facts: AnswerFacts;
  readonly readAt: number;
  readonly tag: string;
}

const LINE_BREAK = 0x0a;
/** Keys are digests, so that a name leads nowhere else. */
const KEY = /^[\da-f]{64}$/u;

/** What a process writes before it gives it its name, and when one that is still there has been left behind. */
const DRAFT = /^[\da-f]{64}\.\d+\.\d+$/u;
const STALE_MS = 600_000;

/** Keeps answers in a folder, up to a number of bytes; the oldest go first. */
export class DiskCache implements AnswerCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** Sizes by key, the oldest first. */
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  private constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  /** Opens a folder, with what an earlier run has left there. */
  static async open(folder: string, maxBytes: number): Promise<DiskCache> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Later writes fail in silence.
    await access(folder, constants.W_OK);
    const cache = new DiskCache(folder, maxBytes);
    const files = await filesIn(folder);
    const entries = files.filter(({ name }) => KEY.test(name));
    for (const { name, size } of entries.toSorted((a, b) => a.time - b.time)) cache.#note(name, size);
    const isStale = ({ name, time }: FoundFile): boolean => DRAFT.test(name) && time < Date.now() - STALE_MS;
    for (const { name } of files.filter(isStale)) await rm(join(folder, name), { force: true });
    await cache.#shrink();
    return cache;
  }

  async get(key: string): Promise<CacheEntry | null> {
    if (!this.#sizes.has(key)) return null;
    try {
      const file = await readFile(join(this.#folder, key));
      const end = file.indexOf(LINE_BREAK);
      const { facts, readAt, tag } = JSON.parse(file.subarray(0, end).toString()) as Head;
      return { answer: { facts, body: new Uint8Array(file.subarray(end + 1)) }, readAt, tag };
    } catch {
      // Somebody has removed or damaged the file.
      this.#forget(key);
      return null;
    }
  }

  async set(key: string, { answer, readAt, tag }: CacheEntry): Promise<void> {
    const head: Head = { facts: answer.facts, readAt, tag };
    const file = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), answer.body]);
    if (file.byteLength > this.#maxBytes) return;
    const path = join(this.#folder, key);
    const draft = `${path}.${process.pid}.${draftNumber++}`;
    try {
      // Nobody reads half a file.
      await writeFile(draft, file, { mode: 0o600 });
      await rename(draft, path);
    } catch {
      // A full disk costs the cache, not the answer.
      await rm(draft, { force: true });
      return;
    }
    this.#note(key, file.byteLength);
    await this.#shrink();
  }

  #note(key: string, size: number): void {
    this.#forget(key);
    this.#sizes.set(key, size);
    this.#bytes += size;
  }

  #forget(key: string): void {
    this.#bytes -= this.#sizes.get(key) ?? 0;
    this.#sizes.delete(key);
  }

  async #shrink(): Promise<void> {
    for (const key of this.#sizes.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#forget(key);
      await rm(join(this.#folder, key), { force: true });
    }
  }
}

let draftNumber = 0;

interface FoundFile {
  readonly name: string;
  readonly size: number;
  readonly time: number;
}

async function filesIn(folder: string): Promise<readonly FoundFile[]> {
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      // Another process that uses the folder may remove a file at any time.
      const { size, mtimeMs: time } = (await stat(join(folder, name)).catch(ignoreMissing)) ?? {};
      return size === undefined || time === undefined ? [] : [{ name, size, time }];
    }),
  );
  return found.flat();
}

function ignoreMissing(error: unknown): undefined {
  if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
}
