import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Extractor } from '../baselines/extractor.ts';
import { processCpuMs } from '../baselines/process/process-cpu.ts';
import { Ledger } from '../perf/report/ledger.ts';
import { costOf, measureCosts } from './measure-cost.ts';

const FAKE = fileURLToPath(new URL('../baselines/process/fake-peer.mjs', import.meta.url));
const fake = {
  command: () => ({ name: 'fake', file: process.execPath, args: [FAKE], needs: [FAKE], hint: '' }),
};
const pages = (...orders: string[]) => orders.map((html) => ({ html, url: null }));

describe('the cost of a page', () => {
  beforeEach(({ skip }) =>
    skip(processCpuMs(process.pid) === null, 'only Linux tells the time of a process'),
  );

  it('is the CPU time of the process, not the time that it waits', async () => {
    const { pages: counted, ms } = await costOf(
      fake,
      pages('slow a', 'slow b', 'slow c', 'burn 400'),
      20_000,
    );
    expect(counted).toBe(4);
    // The other three wait for 300 ms each.
    expect(ms).toBeGreaterThan(90);
    expect(ms).toBeLessThan(200);
  });

  it('leaves out a page on which the process ends', async () => {
    const { pages: counted, ms } = await costOf(fake, pages('die now', 'burn 300'), 20_000);
    expect(counted).toBe(1);
    expect(ms).toBeGreaterThan(280);
  });

  it('is measured once for a version and these pages', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fovea-cost-'));
    const ledger = new Ledger(join(folder, 'cost.jsonl'));
    const system = (version: string) => [
      { name: 'fake', label: 'fake', version, extractor: fake as unknown as Extractor },
    ];
    const first = await measureCosts(ledger, system('1'), pages('say a'), 20_000);
    expect(first).toMatchObject([{ system: 'fake', pages: 1 }]);
    expect(await measureCosts(ledger, system('1'), pages('say a'), 20_000)).toEqual(first);
    await measureCosts(ledger, system('2'), pages('say a'), 20_000);
    await measureCosts(ledger, system('2'), pages('say b'), 20_000);
    const lines = (await readFile(join(folder, 'cost.jsonl'), 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(3);
    await rm(folder, { recursive: true });
  });
});
