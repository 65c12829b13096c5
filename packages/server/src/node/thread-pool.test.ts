import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderFor } from '../answers/answer.ts';
import { ThreadPool } from './thread-pool.ts';

const ORDER = orderFor({ options: {}, serving: {} }, 'markdown');
let pool: ThreadPool;

const open = (more: object = {}): ThreadPool => {
  const script = new URL('./thread.fixture.mjs', import.meta.url);
  pool = new ThreadPool({ script, threads: 2, timeoutMs: 2000, memoryMb: 64, processMb: 1e6, ...more });
  return pool;
};
const run = async (html: string, signal = new AbortController().signal): Promise<string> =>
  new TextDecoder().decode((await pool.run({ page: { html, url: null }, order: ORDER }, signal)).body);

afterEach(() => pool.close());

describe('ThreadPool', () => {
  it('answers every page, whatever the pages between them do to the threads', async () => {
    await open({ timeoutMs: 1000 }).start();
    const pages = ['a', 'hang', 'b', 'exit', 'c', 'throw', 'd', 'fill', 'e', 'bad', 'f'];
    const settled = await Promise.allSettled(pages.map((page) => run(page)));
    const outcome = settled.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.code));
    expect(outcome.filter((_, at) => at % 2 === 0)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(outcome[1]).toBe('extraction-timeout');
    expect(outcome[3]).toBe('crashed');
    expect(outcome[5]).toBe('crashed');
    // A small heap fills before the time is over, but not on every machine.
    expect(['out-of-memory', 'extraction-timeout']).toContain(outcome[7]);
    expect(outcome[9]).toBe('unsupported-page');
    expect(pool.load()).toMatchObject({ busy: 0, waiting: 0 });
    expect(pool.load().lost).toBeGreaterThanOrEqual(4);
  });

  it('takes pages in the order in which they came', async () => {
    await open({ threads: 1 }).start();
    const names = Array.from({ length: 20 }, (_, at) => String(at));
    const answered: string[] = [];
    await Promise.all(names.map(async (name) => answered.push(await run(name))));
    expect(answered).toEqual(names);
  });

  it('lets a page wait for so long and no longer', async () => {
    await open({ threads: 1, timeoutMs: 300 }).start();
    // One page hangs until it is ended, and a new thread hangs again: the last one waits for more than three pages.
    const outcomes = await Promise.allSettled(
      ['hang', 'hang', 'hang', 'hang', 'hang', 'a'].map((page) => run(page)),
    );
    expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'busy', retryAfter: 5 } });
    expect(pool.load()).toMatchObject({ busy: 0, waiting: 0 });
  });

  it('has limits that are longer than a timer can wait', async () => {
    await open({ threads: 1, timeoutMs: 1e10 }).start();
    expect(await Promise.all(['slow', 'slow', 'a'].map((page) => run(page)))).toEqual(['slow', 'slow', 'a']);
  });

  it('starts a thread anew that ends between two pages', async () => {
    await open({ threads: 1 }).start();
    expect(await run('exit later')).toBe('exit later');
    await vi.waitFor(() => expect(pool.load().lost).toBe(1));
    expect(await run('a')).toBe('a');
    expect(pool.load().lost).toBe(1);
  });

  it('ends the page that has run the longest when the process grows too large', async () => {
    await open({ processMb: 1, timeoutMs: 60_000 }).start();
    const outcomes = await Promise.allSettled(['hang', 'hang', 'hang'].map((page) => run(page)));
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { code: 'out-of-memory' } });
  });

  it('forgets a page whose client is gone', async () => {
    await open({ threads: 1, timeoutMs: 1000 }).start();
    const hanging = run('hang').catch((error: unknown) => error);
    const client = new AbortController();
    const waiting = run('a', client.signal);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(pool.load().waiting).toBe(1);
    client.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'client-gone' });
    expect(pool.load().waiting).toBe(0);
    await hanging;
  });

  it('says at the start if no thread can run, and at the end that it stops', async () => {
    open({ script: new URL('./no-such-thread.mjs', import.meta.url) });
    await expect(pool.start()).rejects.toThrow('cannot start a thread');
    open({ threads: 1 });
    await pool.start();
    const hanging = run('hang');
    const waiting = run('a');
    await new Promise((resolve) => setTimeout(resolve, 10));
    pool.close();
    for (const page of [hanging, waiting, run('b')])
      await expect(page).rejects.toMatchObject({ code: 'stopping' });
  });
});
