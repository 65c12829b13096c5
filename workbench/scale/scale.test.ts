import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadZstd } from '@fovea/sources';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../baselines/root.ts';
import { Ledger } from '../perf/report/ledger.ts';
import { cellsOf } from '../perf/report/table.ts';
import { writeCrawl } from './crawl-files.ts';
import { CrawlFolder } from './crawl-folder.ts';
import { withCosts } from './guide-costs.ts';
import { killsPart, withKills } from './kills-part.ts';
import type { KillRun } from './measure-kills.ts';
import { measurePages } from './measure-pages.ts';
import { expectedMs, planSteps } from './measure-ways.ts';
import { costsOf, lineThrough } from './median-costs.ts';
import { scalePage } from './scale-page.ts';
import { tailPlot } from './simulation/tail-plot.ts';
import { sparkLines } from './spark-lines.ts';
import { costsOfPages, memoryOfTask, startOfTask } from './task-costs.ts';
import type { Way } from './ways.ts';

const pages = ['a', 'b/c'].map((id) => ({ id, html: `<p>The harbour was quiet, ${id}.</p>` }));

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fovea-scale-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('writeCrawl', () => {
  it('writes the same records in every form of WARC', async () => {
    const plain = await readFile(await writeCrawl(folder, 'crawl', 'warc', pages));
    expect(plain.toString().match(/WARC-Target-URI: .*/g)).toEqual([
      'WARC-Target-URI: https://example.org/a',
      'WARC-Target-URI: https://example.org/b%2Fc',
    ]);
    expect(gunzipSync(await readFile(await writeCrawl(folder, 'crawl', 'warc.gz', pages)))).toEqual(plain);
    const zstd = await loadZstd();
    const [first] = pages;
    const one = await readFile(await writeCrawl(folder, 'one', 'warc.zst', [first!]));
    const record = await readFile(await writeCrawl(folder, 'one', 'warc', [first!]));
    expect(Buffer.from(zstd.decompress(one))).toEqual(record);
  });

  it('writes lines', async () => {
    const lines = gunzipSync(await readFile(await writeCrawl(folder, 'crawl', 'jsonl.gz', pages))).toString();
    expect(
      lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual(pages);
  });
});

describe('CrawlFolder', () => {
  it('deals the first pages out to files, and writes them once', async () => {
    const crawls = await CrawlFolder.open([...pages, { id: 'left out', html: '' }]);
    const files = await crawls.files(2, 'jsonl', 2);
    const ids = files.map(async (file) => (JSON.parse(await readFile(file, 'utf8')) as { id: string }).id);
    expect(await Promise.all(ids)).toEqual(['a', 'b/c']);
    expect(crawls.files(2, 'jsonl', 2)).toBe(crawls.files(2, 'jsonl', 2));
    await crawls.discard();
    await expect(readFile(files[0]!)).rejects.toThrow('ENOENT');
  });
});

describe('the rounds', () => {
  const way = (name: string, hasGoal: boolean): Way => {
    return { way: name, format: 'warc', cores: 1, hasGoal, prepare: async () => [] };
  };
  const steps = planSteps([way('with a goal', true), way('other', false)], [10, 40], 2);

  it('interleave the ways that have goals, and measure the others once, at the end', () => {
    expect(steps.map((step) => `${step.way.way} ${step.pages} ${step.round}`)).toEqual([
      'with a goal 10 0',
      'with a goal 40 0',
      'with a goal 10 1',
      'with a goal 40 1',
      'other 10 0',
      'other 40 0',
    ]);
  });

  it('expect of a step what it took before, and of more pages more', async () => {
    const ledger = new Ledger(join(folder, 'expected.jsonl'));
    const run = { way: 'with a goal', format: 'warc', cores: 1, pages: 10, round: 0, wallMs: 500 };
    expect(expectedMs(ledger, steps[0]!)).toBe(0);
    await ledger.take('ways', JSON.stringify({ ...run, wallMs: undefined }), async () => [run]);
    expect(steps.map((step) => expectedMs(ledger, step))).toEqual([0, 2000, 500, 2000, 0, 0]);
  });
});

describe('the costs', () => {
  const run = { wallMs: 1, ownCpuMs: 1, peakMb: 1, format: 'warc.gz', cores: 2 };

  it('are medians of the rounds, of which two sizes make a start and a cost for each page', async () => {
    const ledger = new Ledger(join(folder, 'medians.jsonl'));
    const rounds = [900, 100, 300].map((cpuMs, round) => ({ ...run, way: 'w', pages: 10, round, cpuMs }));
    const large = { ...run, way: 'w', pages: 30, round: 0, cpuMs: 500 };
    await ledger.take('ways', 'all', async () => [...rounds, large]);
    const costs = costsOf(ledger);
    expect(costs.map(({ pages: count, rounds: of, cpuMs }) => [count, of, cpuMs])).toEqual([
      [10, 3, 300],
      [30, 1, 500],
    ]);
    expect(lineThrough(costs, { ...run, way: 'w' })).toEqual({ startMs: 200, pageMs: 10 });
    expect(lineThrough(costs.slice(1), { ...run, way: 'w' })).toBeNull();
  });

  it('of Spark are compared without its start, and without the start of processes', () => {
    const cost = { ...run, rounds: 1 };
    const of = (way: string, pages: number, cpuMs: number) => ({ ...cost, way, pages, cpuMs });
    const bare = [of('bare Node', 100, 1000), of('bare Node', 300, 2000)];
    const lines = sparkLines([
      ...bare.map((one) => ({ ...one, format: 'jsonl.gz' })),
      of('Spark, start and end', 300, 9000),
      of('Spark, files', 100, 10_200),
      of('Spark, files', 300, 11_200),
      of('Spark, start and end with a table', 300, 12_000),
      of('Spark, DataFrames', 300, 16_000),
    ]);
    // 2 s against 11.2 − 9; 5 ms for each page in both.
    expect(lines).toContain('bare processes need **0.91** of it (goal ≥ 0.85: met), **1.00** for each page');
    expect(lines).toContain(
      'without 12.0 s for the start, bare processes need **0.50** of it (goal ≥ 0.65: missed)',
    );
    const sparing = { ...of('bare Node, compiling sparingly', 300, 1100), format: 'jsonl.gz' };
    const files = [of('Spark, start and end', 300, 9000), of('Spark, files', 300, 11_200)];
    expect(sparkLines([...bare, sparing, ...files].map((one) => ({ ...one, format: 'jsonl.gz' })))).toContain(
      'need **0.91** of it (goal ≥ 0.85: met), those that compile sparingly **0.50**; 1 MB',
    );
    const few = [...bare, of('Spark, start and end', 300, 9000), of('Spark, files', 300, 8000)];
    const unclear = sparkLines(few.map((one) => ({ ...one, format: 'jsonl.gz' })));
    expect(unclear).toContain('Spark, files: too few pages');
    expect(unclear).toContain('Spark, DataFrames: not measured in this run.');
  });
});

describe('the ledger', () => {
  it('measures once, also after a restart, and forgets a part', async () => {
    const file = join(folder, 'ledger.jsonl');
    let runs = 0;
    const measure = async () => [++runs];
    const first = new Ledger(file);
    await first.take('a', 'site', measure);
    await first.take('b', 'site', measure);
    const again = new Ledger(file);
    await again.take('a', 'site', measure);
    expect([runs, again.rows('a'), again.rows('b')]).toEqual([2, [1], [2]]);
    again.forget('a');
    expect([new Ledger(file).has('a', 'site'), new Ledger(file).rows('b')]).toEqual([false, [2]]);
  });
});

const KILL = {
  ...{ way: 'files', kind: 'worker', waitS: 0.1, tookS: 7 },
  ...{ isHit: true, hasBegun: null, isRetried: true, isSame: true },
} as const satisfies KillRun;

describe('the table of kills', () => {
  const inNode = { ...KILL, way: 'DataFrames', kind: 'node child', isRetried: false } as const;
  const kills: readonly KillRun[] = [
    KILL,
    { ...inNode, hasBegun: true },
    { ...inNode, hasBegun: false, tookS: 9 },
    { ...inNode, isHit: false },
  ];

  it('counts what was hit, where, and what became of it, for each way in', () => {
    const rows = killsPart(kills).split('\n').slice(-2).map(cellsOf);
    expect(rows).toEqual([
      ['DataFrames', 'node child', '3', '2', '1', '0', '3', '9'],
      ['files', 'worker', '1', '1', '–', '1', '1', '7'],
    ]);
  });

  it('can be renewed alone', () => {
    const page = `# Crawls\n\n${killsPart([KILL])}\n\n## The schedule\n\n1 | 2\n`;
    const renewed = withKills(page, kills);
    expect(renewed).toBe(`# Crawls\n\n${killsPart(kills)}\n\n## The schedule\n\n1 | 2\n`);
    expect(() => withKills('# Crawls\n', kills)).toThrow('write all of it');
  });
});

describe('the sum in the guide', () => {
  it('is that of the committed results', async () => {
    const [guide, page] = await Promise.all(
      ['guide/crawl.md', 'results/scale.md'].map((path) => readFile(join(ROOT, 'docs', path), 'utf8')),
    );
    expect(withCosts(guide!, page!)).toBe(guide);
    const changed = withCosts(guide!, page!.replace(/takes [\d.]+ ms in all/, 'takes 20 ms in all'));
    expect(changed).toContain('3 × 10⁹ × 20 ms');
    expect(changed).toContain('33,333 pages in 11.1 minutes');
    expect(() => withCosts(guide!, 'Nothing was measured.')).toThrow('does not say pageMs');
  });
});

describe('scalePage', () => {
  it('shows what the ledger has', async () => {
    const ledger = new Ledger(join(folder, 'page.jsonl'));
    const cost = { wallMs: 1000, ownCpuMs: 100, peakMb: 300, format: 'warc.gz', round: 0 };
    const ways = [
      { way: 'bare Node', pages: 100, cores: 2, cpuMs: 2000 },
      { way: 'batch', pages: 100, cores: 1, cpuMs: 3000 },
      { way: 'batch → Parquet', pages: 100, cores: 1, cpuMs: 5000 },
      { way: 'batch → Parquet', pages: 300, cores: 1, cpuMs: 13_000 },
    ].map((way) => ({ ...cost, ...way }));
    await ledger.take('ways', 'all', async () => ways);
    await ledger.take('pages', 'all', async () => [{ ms: [10, 30], failed: 0 }]);
    await ledger.take('kills', 'all', async () => [KILL, { ...KILL, isSame: false }]);
    // 40 ms a page, so that 100 pages leave a second; pages by themselves take half as long, from 10 to 30.
    expect(costsOfPages(ledger)).toEqual({ meanS: 0.04, deviationS: 0.02 });
    expect(memoryOfTask(ledger)).toBe(300);
    expect(startOfTask(ledger)).toBeCloseTo(1);
    const crawl = { pages: 9e5, files: 90 };
    const page = scalePage(ledger, crawl);
    expect(page).toContain(
      '| files | worker |    2 |   2 |                – |                 2 |         1 |',
    );
    expect(page).toContain('not measured in this run');
    expect(page).not.toContain('NaN');
    expect(page).toContain('a further page takes 40.0 ms in all');
    // 36,000 s for the pages, 90 for the starts and 270 for the nine that hang.
    expect(page).toContain('10 for the pages, 0 for the starts, 0 for pages that hang: **10**');
    expect(page).toMatch(/\| batch +\| warc\.gz \| +1 \| +30\.0 \| +1\.50 \|/);
    expect(tailPlot({ page: costsOfPages(ledger), startS: 1 }, crawl).body).toContain('polyline');
  });
});

describe('the goals of a batch', () => {
  it('stand beside what is left of the difference where both compile sparingly', async () => {
    const ledger = new Ledger(join(folder, 'sparing.jsonl'));
    const cost = { ownCpuMs: 100, peakMb: 300, format: 'jsonl.gz', round: 0, cores: 2, pages: 100 };
    await ledger.take('ways', 'all', async () => [
      { ...cost, way: 'bare Node', wallMs: 2000, cpuMs: 4000 },
      { ...cost, way: 'bare Node, compiling sparingly', wallMs: 1600, cpuMs: 2500 },
      { ...cost, way: 'batch', wallMs: 1200, cpuMs: 2000 },
    ]);
    const page = scalePage(ledger);
    expect(page).toContain('CPU time per page of two jobs ÷ two bare processes: **0.50** (goal ≤ 1.15: met)');
    expect(page).toContain('compile sparingly as well: **0.75** of the wall time, **0.80** of the CPU time');
  });
});

describe('measurePages', () => {
  it('times every page', () => {
    const { ms, failed } = measurePages(pages, pages);
    expect([ms.length, failed]).toEqual([2, 0]);
  });
});
