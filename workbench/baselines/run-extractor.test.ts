import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Prediction } from '../metrics/metric.ts';
import type { PeerCommand } from './process/peer-process.ts';
import { type RunOptions, runCommand } from './run-extractor.ts';

const FAKE = fileURLToPath(new URL('./process/fake-peer.mjs', import.meta.url));

const fake = (...args: string[]): PeerCommand => ({
  name: 'fake',
  file: process.execPath,
  args: [FAKE, ...args],
  needs: [FAKE],
  hint: 'nothing',
});

async function run(orders: readonly string[], options: RunOptions = {}): Promise<Prediction[]> {
  const pages = orders.map((html) => ({ html, url: null }));
  const found: Prediction[] = [];
  for await (const prediction of runCommand(fake(), pages, options)) found.push(prediction);
  return found;
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const pidOf = (prediction: Prediction | undefined): number => Number(prediction?.text.split(' ').at(-1));

describe('runCommand', () => {
  it('keeps one process for all pages', async () => {
    const found = await run(['say a', 'say b', 'say c']);
    expect(found.map(({ text }) => text.slice(0, 1))).toEqual(['a', 'b', 'c']);
    expect(new Set(found.map(pidOf)).size).toBe(1);
  });

  it('gives predictions in the order of the pages, whichever is done first', async () => {
    const found = await run(['slow a', 'say b', 'slow c', 'say d', 'say e'], { jobs: 2 });
    expect(found.map(({ text }) => text.slice(0, 1))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('uses as many processes as there are jobs', async () => {
    // More than one process can finish while another still starts, on a busy machine too.
    const orders = Array.from({ length: 40 }, (_, at) => `${at % 2 === 0 ? 'slow' : 'say'} ${at}`);
    const found = await run(orders, { jobs: 3 });
    const pids = found.filter(({ text }) => text.includes('from')).map(pidOf);
    expect(new Set(pids).size).toBeGreaterThan(1);
  });

  it('stops a page that hangs and goes on with a fresh process', async () => {
    const [before, hung, after] = await run(['say a', 'hang now', 'say b'], { timeoutMs: 1000 });
    expect(hung).toEqual({ text: '', error: 'no answer in 1 s' });
    expect(after?.text).toMatch(/^b from/u);
    expect(pidOf(after)).not.toBe(pidOf(before));
    expect(isRunning(pidOf(before))).toBe(false);
  });

  it('loses only the page on which the process dies, and tells its last words', async () => {
    const [died, after] = await run(['die out of memory', 'say b']);
    expect(died).toEqual({ text: '', error: 'died (exit 3) out of memory' });
    expect(after?.text).toMatch(/^b from/u);
  });

  it('keeps the process after a page that merely failed', async () => {
    const [before, failed, after] = await run(['say a', 'fail too short', 'say b']);
    expect(failed?.error).toBe('too short');
    expect(pidOf(after)).toBe(pidOf(before));
  });

  it('replaces a process that calls itself broken', async () => {
    const [before, failed, after] = await run(['say a', 'broken trap', 'say b']);
    expect(failed).toEqual({ text: '', error: 'trap' });
    expect(pidOf(after)).not.toBe(pidOf(before));
  });

  it('takes an answer that is no JSON for a failure', async () => {
    const [first, second] = await run(['garbage please', 'say b']);
    expect(first?.text).toBe('');
    expect(first?.error).toMatch(/JSON/u);
    expect(second?.text).toMatch(/^b from/u);
  });

  it('converts HTML with the shared conversion', async () => {
    expect(await run(['html <p>One<p>Two'])).toEqual([{ text: 'One\nTwo' }]);
  });

  it('carries lone surrogates and line breaks of a page to the peer', async () => {
    const [found] = await run(['say a\u2028b\nc \uD800 d']);
    expect(found?.text).toMatch(/^a\u2028b\nc \uFFFD d from/u);
  });

  it('ends its processes when the reader stops early', async () => {
    let pid = 0;
    const pages = Array.from({ length: 50 }, () => ({ html: 'say a', url: null }));
    for await (const prediction of runCommand(fake(), pages)) {
      pid = pidOf(prediction);
      break;
    }
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  it('reads no further ahead than it works', async () => {
    let read = 0;
    const pages = function* () {
      for (; read < 1000; read++) yield { html: 'say a', url: null };
    };
    const predictions = runCommand(fake(), pages(), { jobs: 2 });
    await predictions.next();
    await predictions.return();
    expect(read).toBeLessThan(20);
  });

  it.each([
    ['says so', fake('{"absent":"no such module"}'), 'fake is skipped: no such module'],
    ['has no files', { ...fake(), needs: ['/no/such/file'] }, 'fake is skipped: it is not set up (nothing)'],
  ])('rejects before the first page when the peer %s', async (_, command, message) => {
    await expect(runCommand(command, [{ html: 'say a', url: null }]).next()).rejects.toThrow(message);
  });
});
