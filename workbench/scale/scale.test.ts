import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadZstd } from '@fovea/sources';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Ledger } from '../perf/report/ledger.ts';
import { writeCrawl } from './crawl-files.ts';
import { measurePages } from './measure-pages.ts';
import { costsOfPages, scalePage, startOfTask } from './scale-page.ts';
import { tailPlot } from './simulation/tail-plot.ts';

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

describe('scalePage', () => {
  it('shows what the ledger has', async () => {
    const ledger = new Ledger(join(folder, 'page.jsonl'));
    const cost = { wallMs: 1000, ownCpuMs: 100, peakMb: 300, format: 'warc.gz' };
    const ways = [
      { way: 'bare Node', pages: 100, cores: 2, cpuMs: 2000 },
      { way: 'batch', pages: 100, cores: 1, cpuMs: 3000 },
      { way: 'batch', pages: 300, cores: 1, cpuMs: 7000 },
    ].map((way) => ({ ...cost, ...way }));
    await ledger.take('ways', 'all', async () => ways);
    await ledger.take('pages', 'all', async () => [{ ms: [10, 30], failed: 0 }]);
    const kill = { kind: 'worker', waitS: 0.1, tookS: 7, isSame: true };
    await ledger.take('kills', 'all', async () => [kill, { ...kill, isSame: false }]);
    expect(costsOfPages(ledger)).toEqual({ meanS: 0.02, deviationS: 0.01 });
    // 20 ms a page, so that 100 pages leave a second.
    expect(startOfTask(ledger)).toBeCloseTo(1);
    const crawl = { pages: 9e5, files: 90 };
    const page = scalePage(ledger, crawl);
    expect(page).toContain('| worker |    2 |          1 |');
    expect(page).toContain('not measured in this run');
    expect(page).not.toContain('NaN');
    expect(page).toMatch(/\| batch +\| warc\.gz \| +1 \| +30\.0 \| +1\.50 \|/);
    expect(tailPlot({ page: costsOfPages(ledger), startS: 1 }, crawl).body).toContain('polyline');
  });
});

describe('measurePages', () => {
  it('times every page', () => {
    const { ms, failed } = measurePages(pages, pages);
    expect([ms.length, failed]).toEqual([2, 0]);
  });
});
