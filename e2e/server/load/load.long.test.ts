import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract } from 'fovea';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Serving, startServe } from '../serve.ts';
import { batchPerSecond, HOSTILE, load, megabytesOf, misbehave } from './load.ts';
import { fixturePages, perfSample } from './pages.ts';
import { LIMITS, type ServerFigures, writeFigures } from './write-figures.ts';

/** `UPDATE=1 FOVEA_SOAK_MINUTES=30 npm run test:long -- e2e/server/load` measures in full, and writes docs/results/server.md. */
const IS_FULL = process.env['UPDATE'] === '1';
const SOAK_SECONDS = 60 * Number(process.env['FOVEA_SOAK_MINUTES'] ?? '0.5');
const ROUNDS = 3;
/** Enough that the start of a batch hardly counts; the pages of fixtures are smaller than those of the sample. */
const COUNT = IS_FULL ? 200 : 400;
const THREADS = 2;
const DATA = process.env['FOVEA_DATA'];

let PAGES: readonly string[];
/** A fifth of the pages are hostile. */
let MIXED: readonly string[];
let folder: string;
const figures: Partial<ServerFigures> = { load: loadavg()[0]! / THREADS, soakSeconds: SOAK_SECONDS };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fovea-load-'));
  const { pages, from } = IS_FULL && DATA !== undefined ? await perfSample(DATA) : fixturePages();
  figures.from = from;
  PAGES = pages;
  MIXED = pages.flatMap((page, at) => (at % 4 === 3 ? [page, HOSTILE[at % HOSTILE.length]!] : [page]));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  if (IS_FULL && figures.soakMemory !== undefined) writeFigures(figures as ServerFigures);
});

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const serve = (...more: string[]): Promise<Serving> =>
  startServe(['--threads', String(THREADS), '--quiet', ...more]);

describe('the server under load', () => {
  it('works about as fast as a batch, and answers evenly at half of that', async () => {
    const serving = await serve();
    try {
      await load(serving, { pages: PAGES, connections: 4, amount: 100 });
      const rounds: { readonly server: number; readonly batch: number; readonly p50: number }[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const { perSecond, p50, lost, statuses } = await load(serving, {
          pages: PAGES,
          connections: 4,
          amount: COUNT,
        });
        expect([lost, Object.keys(statuses)]).toEqual([0, ['200']]);
        const batch = await batchPerSecond(folder, PAGES, { count: COUNT, jobs: THREADS });
        rounds.push({ server: perSecond, batch, p50 });
      }
      const perSecond = median(rounds.map(({ server }) => server));
      const windows: number[] = [];
      // What else runs on the machine may spoil one of them.
      for (let count = 0; count < (IS_FULL ? ROUNDS : 1); count++) {
        const plan = { pages: PAGES, connections: 4, duration: 10, rate: perSecond / 2 };
        const { lost, statuses, p99, p50 } = await load(serving, plan);
        expect([lost, Object.keys(statuses)]).toEqual([0, ['200']]);
        windows.push(p99 / p50);
      }
      figures.ofBatch = median(rounds.map(({ server, batch }) => server / batch));
      figures.evenness = median(windows);
      if (IS_FULL) figures.spread = spreadOf(PAGES);
      expect(figures.ofBatch).toBeGreaterThan(LIMITS.leastOfBatch);
      expect(figures.evenness).toBeLessThan(LIMITS.evenness);
    } finally {
      await serving.stop();
    }
  });

  it('adds nothing but 503 at four times of what it takes, and no memory', async () => {
    const serving = await serve('--max-requests', '4');
    try {
      await load(serving, { pages: PAGES, connections: 4, duration: 5 });
      const before = megabytesOf(serving);
      const { statuses, lost } = await load(serving, {
        pages: PAGES,
        connections: 16,
        duration: IS_FULL ? 20 : 8,
      });
      expect(lost).toBe(0);
      expect(Object.keys(statuses).toSorted()).toEqual(['200', '503']);
      figures.refused = statuses['503']! / (statuses['200']! + statuses['503']!);
      figures.overloadMemory = megabytesOf(serving) / before;
      expect(figures.overloadMemory).toBeLessThan(LIMITS.overloadMemory);
    } finally {
      await serving.stop();
    }
  });

  it('neither grows nor errs in a long run in which a fifth of the pages is hostile', async () => {
    const serving = await serve('--max-requests', '32');
    const sizes: number[] = [];
    let isOver = false;
    const sampling = (async () => {
      while (!isOver) {
        sizes.push(megabytesOf(serving));
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    })();
    const refusals = new Set<number>();
    const misbehaving = (async () => {
      while (!isOver) {
        for (const status of await misbehave(serving)) refusals.add(status);
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    })();
    let checked = 0;
    const probing = (async () => {
      for (; !isOver; checked++) await checkOne(serving, PAGES[checked % PAGES.length]!);
    })();
    const beside = Promise.all([sampling, probing, misbehaving]);
    // Whatever fails is told below, and not while the load still runs.
    beside.catch(() => {});
    try {
      const { statuses, lost } = await load(serving, {
        pages: MIXED,
        connections: 3,
        duration: SOAK_SECONDS,
      });
      isOver = true;
      await beside;
      expect(lost).toBe(0);
      // A hostile page may cost its sender a 422, and nobody else anything.
      expect(Object.keys(statuses).filter((status) => !['200', '422'].includes(status))).toEqual([]);
      const third = Math.floor(sizes.length / 3);
      figures.soakMemory = median(sizes.slice(-third)) / median(sizes.slice(third, 2 * third));
      figures.soakPages = Object.values(statuses).reduce((sum, count) => sum + count, checked);
      expect(figures.soakMemory).toBeLessThan(LIMITS.soakMemory);
      expect(checked).toBeGreaterThan(10);
      // Bodies that are too large are refused, those that come slowly are answered.
      expect([...refusals].toSorted()).toEqual([200, 413]);
    } finally {
      isOver = true;
      await serving.stop();
    }
  });
});

/** The work on the dearest page, compared with that on the one in the middle, in time of the processor. */
function spreadOf(pages: readonly string[]): number {
  const costs = pages.map((html) => {
    extract(html, { formats: ['markdown'] });
    const before = process.cpuUsage();
    extract(html, { formats: ['markdown'] });
    return process.cpuUsage(before).user;
  });
  return Math.max(...costs) / median(costs);
}

/** The answer is the one that the library gives, whatever else goes on. */
async function checkOne({ url }: Serving, html: string): Promise<void> {
  // On a connection of its own: one that is kept may be closed just when it is used again.
  const headers = { 'content-type': 'text/html; charset=utf-8', connection: 'close' };
  const response = await fetch(`${url}/extract?format=text`, { method: 'POST', body: html, headers });
  expect(response.status).toBe(200);
  const { text } = extract(html, { formats: ['text'] });
  expect(await response.text()).toContain(text.trim());
}
