import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerFacts, AnswerOrder } from '../answers/answer.ts';
import type { Engine, PageSource } from '../engine.ts';
import { Gate } from '../limits/gate.ts';
import { Metrics } from '../metrics.ts';
import { DiskCache } from '../node/disk-cache.ts';
import { PageService } from '../page-service.ts';
import { type CacheEntry, layered } from './cache.ts';
import { MemoryCache } from './memory-cache.ts';

const FACTS: AnswerFacts = {
  url: null,
  tokens: 1,
  confidence: 0.5,
  method: 'fovea',
  empty: null,
  warnings: [],
};
const entry = (size: number): CacheEntry => ({
  answer: { body: new Uint8Array(size).fill(7), facts: FACTS },
  readAt: 5,
  tag: '"t"',
});
const key = (digit: string): string => digit.repeat(64);

describe('MemoryCache', () => {
  it('forgets what nobody asked for the longest, and takes nothing that is too large', async () => {
    const cache = new MemoryCache(3 * 2048);
    for (const name of ['a', 'b', 'c']) await cache.set(name, entry(1024));
    await cache.get('a');
    await cache.set('d', entry(1024));
    expect(await cache.get('b')).toBeNull();
    expect(await cache.get('a')).not.toBeNull();
    await cache.set('e', entry(100_000));
    expect(await cache.get('e')).toBeNull();
    expect(await cache.get('d')).not.toBeNull();
  });
});

describe('DiskCache', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fovea-cache-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('keeps answers over a restart, within its size, and survives damage', async () => {
    const first = await DiskCache.open(folder, 5000);
    for (const digit of ['1', '2', '3']) await first.set(key(digit), entry(2000));
    expect(await first.get(key('1'))).toBeNull();
    expect(await first.get(key('3'))).toEqual(entry(2000));
    const second = await DiskCache.open(folder, 5000);
    expect(await second.get(key('2'))).toEqual(entry(2000));
    await writeFile(join(folder, key('2')), 'no JSON');
    expect(await second.get(key('2'))).toBeNull();
    expect(await second.get('../../etc/passwd')).toBeNull();
    expect((await readdir(folder)).every((name) => name.length === 64)).toBe(true);
  });

  it('removes drafts that were left behind, and minds no file that goes away', async () => {
    const other = await mkdtemp(join(tmpdir(), 'fovea-cache-'));
    const [stale, current] = [join(other, `${key('1')}.1.1`), join(other, `${key('1')}.1.2`)];
    for (const draft of [stale, current]) await writeFile(draft, 'half');
    await utimes(stale, 1, 1);
    await symlink(join(other, 'nowhere'), join(other, key('2')));
    await DiskCache.open(other, 5000);
    expect((await readdir(other)).toSorted()).toEqual([`${key('1')}.1.2`, key('2')]);
    await rm(other, { recursive: true });
  });

  it('feeds the memory in front of it', async () => {
    const memory = new MemoryCache(100_000);
    const both = layered(memory, await DiskCache.open(folder, 5000));
    await both.set(key('4'), entry(10));
    const fresh = layered(new MemoryCache(100_000), await DiskCache.open(folder, 5000));
    expect(await fresh.get(key('4'))).toEqual(entry(10));
    expect(await memory.get(key('4'))).not.toBeNull();
  });
});

describe('PageService', () => {
  const order = { format: 'markdown' } as AnswerOrder;
  const page = (url: string): PageSource => ({ kind: 'html', html: '', url });
  const fresh = { noCache: false, tolerance: null };

  function service(): { service: PageService; reads: () => number; release: () => void } {
    let reads = 0;
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const engine: Engine = {
      isReady: () => true,
      open: (source) => Promise.resolve(source),
      load: () => ({ threads: 1, busy: 0, waiting: 0, lost: 0 }),
      async answer(source) {
        reads++;
        await (source.kind === 'html' && source.url?.startsWith('held')
          ? released
          : new Promise((resolve) => setTimeout(resolve, 2)));
        if (source.kind === 'html' && source.url === 'bad') throw new Error('bad');
        return { body: new TextEncoder().encode(String(reads)), facts: FACTS };
      },
    };
    const parts = {
      engine,
      cache: new MemoryCache(1e6),
      gate: new Gate(2),
      metrics: new Metrics(),
      cacheSeconds: 60,
    };
    return { service: new PageService(parts), reads: () => reads, release };
  }

  it('reads a page once for equal requests, at the same time and later', async () => {
    const { service: pages, reads } = service();
    const both = await Promise.all([
      pages.read(page('a'), order, fresh),
      pages.read(page('a'), order, fresh),
    ]);
    expect(both[0]).toBe(both[1]);
    await pages.read(page('a'), order, fresh);
    expect(reads()).toBe(1);
    await pages.read(page('a'), { ...order, format: 'html' }, fresh);
    await pages.read(page('a'), order, { noCache: true, tolerance: null });
    await pages.read(page('a'), order, { noCache: false, tolerance: 0 });
    expect(reads()).toBe(4);
  });

  it('forgets failures, and refuses what is too much', async () => {
    const { service: pages, reads, release } = service();
    for (let count = 0; count < 2; count++)
      await expect(pages.read(page('bad'), order, fresh)).rejects.toThrow('bad');
    expect(reads()).toBe(2);
    const many = ['held 1', 'held 2', 'held 3'].map((url) => pages.read(page(url), order, fresh));
    // Whichever comes third is refused at once; the others are let go only then.
    await Promise.race(many.map((one) => one.catch(() => {})));
    release();
    const settled = await Promise.allSettled(many);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });
});
