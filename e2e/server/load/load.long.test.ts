import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract } from 'fovea';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../serve.ts';
import { killThread, liveMegabytes, startOpenServer, threadsLost } from './inside.ts';
import { batchPerSecond, HOSTILE, load, megabytesOf, misbehave } from './load.ts';
import { fixturePages, perfSample } from './pages.ts';
import { LIMITS, type ServerFigures, writeFigures } from './write-figures.ts';

/** `UPDATE=1 FOVEA_SOAK_MINUTES=30 npm run test:long -- e2e/server/load` measures in full, and writes docs/results/server.md. */
const IS_FULL = process.env['UPDATE'] === '1';
/** The long run has as many requests as so many minutes at half of the capacity bring; they are sent as fast as it takes them. */
const SOAK_MINUTES = Number(process.env['FOVEA_SOAK_MINUTES'] ?? '0.75');
/** Memory is compared between these parts. */
const SOAK_PARTS = 3;
/** A busy machine takes the requests more slowly than it did when they were counted. */
const SOAK_TIMEOUT_MS = 900_000 + SOAK_MINUTES * 120_000;
/** Several times what a thread takes to start anew. */
const KILL_EVERY_MS = 2000;
/** Requests before anything is measured: enough for every thread to have compiled what it needs. */
const WARM_UP = 100;
/** Pages after which the memory of a server no longer grows at the load that it takes: what comes on top is due to more. */
const STEADY = 1500;
const ROUNDS = 3;
/** Enough that the start of a batch hardly counts; the pages of fixtures are smaller than those of the sample. */
const COUNT = IS_FULL ? 200 : 400;
const THREADS = 2;
const DATA = process.env['FOVEA_DATA'];

let PAGES: readonly string[];
/** A fifth of the pages are hostile. */
let MIXED: readonly string[];
let folder: string;
const figures: Partial<ServerFigures> = { load: loadavg()[0]! / THREADS, soakMinutes: SOAK_MINUTES };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fovea-load-'));
  const { pages, from } = IS_FULL && DATA !== undefined ? await perfSample(DATA) : fixturePages();
  figures.from = from;
  PAGES = pages;
  MIXED = pages.flatMap((page, at) => (at % 4 === 3 ? [page, HOSTILE[at % HOSTILE.length]!] : [page]));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  if (IS_FULL && figures.soakLive !== undefined) writeFigures(figures as ServerFigures);
});

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const serve = (...more: string[]): Promise<Serving> =>
  startOpenServer(['--threads', String(THREADS), '--quiet', ...more]);

describe('the server under load', () => {
  it('works about as fast as a batch, and answers evenly at half of that', async () => {
    const serving = await serve();
    try {
      await load(serving, { pages: PAGES, connections: 4, amount: WARM_UP });
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
      await load(serving, { pages: PAGES, connections: 4, amount: STEADY });
      const before = { held: megabytesOf(serving), live: await liveMegabytes(serving, THREADS) };
      const { statuses, lost } = await load(serving, {
        pages: PAGES,
        connections: 16,
        duration: IS_FULL ? 20 : 8,
      });
      expect(lost).toBe(0);
      expect(Object.keys(statuses).toSorted()).toEqual(['200', '503']);
      figures.refused = statuses['503']! / (statuses['200']! + statuses['503']!);
      figures.overloadHeld = megabytesOf(serving) / before.held;
      figures.overloadLive = (await liveMegabytes(serving, THREADS)) / before.live;
      expect(figures.overloadHeld).toBeLessThan(LIMITS.overloadHeld);
      expect(figures.overloadLive).toBeLessThan(LIMITS.live);
    } finally {
      await serving.stop();
    }
  });

  it(
    'neither grows nor errs in a long run in which a fifth of the pages is hostile',
    async () => {
      const serving = await serve('--max-requests', '32');
      try {
        const capacity = await load(serving, { pages: MIXED, connections: 4, amount: WARM_UP });
        const amount = Math.ceil((60 * SOAK_MINUTES * capacity.perSecond) / 2);
        figures.soakPages = 0;
        const sizes: { readonly held: number; readonly live: number }[] = [];
        for (let part = 0; part < SOAK_PARTS; part++) {
          const { pages, held } = await soak(serving, Math.ceil(amount / SOAK_PARTS));
          figures.soakPages += pages;
          sizes.push({ held, live: await liveMegabytes(serving, THREADS) });
        }
        figures.soakHeld = sizes[2]!.held / sizes[1]!.held;
        figures.soakLive = sizes[2]!.live / sizes[0]!.live;
        figures.threadsLost = await threadsLost(serving);
        expect(figures.soakHeld).toBeLessThan(LIMITS.soakHeld);
        expect(figures.soakLive).toBeLessThan(LIMITS.live);
        expect(figures.threadsLost).toBeGreaterThan(0);
      } finally {
        await serving.stop();
      }
    },
    SOAK_TIMEOUT_MS,
  );
});

/** A part of the long run; resolves to the number of answers, and to the megabytes that the server held in the middle of it. */
async function soak(
  serving: Serving,
  amount: number,
): Promise<{ readonly pages: number; readonly held: number }> {
  let isOver = false;
  const meanwhile = async (work: () => unknown, pauseMs: number): Promise<number> => {
    let times = 0;
    for (; !isOver; times++) {
      await work();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return times;
  };
  const sizes: number[] = [];
  const refusals = new Set<number>();
  let next = 0;
  const beside = Promise.all([
    meanwhile(() => checkOne(serving, PAGES[next++ % PAGES.length]!), 0),
    meanwhile(() => sizes.push(megabytesOf(serving)), 1000),
    meanwhile(async () => {
      for (const status of await misbehave(serving)) refusals.add(status);
    }, 1000),
    meanwhile(() => killThread(serving), KILL_EVERY_MS),
  ]);
  // Whatever fails is told below, and not while the load still runs.
  beside.catch(() => {});
  const { statuses, lost } = await load(serving, { pages: MIXED, connections: 3, amount }).finally(() => {
    isOver = true;
  });
  const [checked] = await beside;
  expect(lost).toBe(0);
  // A hostile page may cost its sender a 422, and nobody else anything.
  expect(Object.keys(statuses).filter((status) => !['200', '422'].includes(status))).toEqual([]);
  expect(checked).toBeGreaterThan(0);
  // Bodies that are too large are refused, those that come slowly are answered.
  expect([...refusals].toSorted()).toEqual([200, 413]);
  const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return { pages: answers + checked, held: median(sizes) };
}

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

/** What the library makes of a page; it is asked once, because the server needs the processor. */
const EXPECTED = new Map<string, string>();

/** The answer is the one that the library gives, whatever else goes on. */
async function checkOne({ url }: Serving, html: string): Promise<void> {
  // On a connection of its own: one that is kept may be closed just when it is used again.
  const headers = { 'content-type': 'text/html; charset=utf-8', connection: 'close' };
  const response = await fetch(`${url}/extract?format=text`, { method: 'POST', body: html, headers });
  expect(response.status).toBe(200);
  const answer = await response.text();
  const expected = EXPECTED.get(html) ?? extract(html, { formats: ['text'] }).text.trim();
  EXPECTED.set(html, expected);
  expect(answer).toContain(expected);
}
