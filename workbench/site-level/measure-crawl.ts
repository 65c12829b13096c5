import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { datasetFile } from '../datasets/files.ts';
import { listDatasets } from '../datasets/read.ts';
import { costOf, type ProcessCost } from '../perf/batch/process-cost.ts';

/** What `fovea batch` cost over all sets, with and without sites. */
export interface CrawlCost extends ProcessCost {
  readonly bySite: boolean;
  readonly jobs: number;
}

const FOVEA = fileURLToPath(new URL('../../../../packages/cli/dist/fovea.js', import.meta.url));
const JOBS = 2;

/** The command over all pages there are, once. */
export async function measureCrawl(bySite: boolean): Promise<CrawlCost[]> {
  const files = await Promise.all((await listDatasets()).map((name) => datasetFile(name)));
  const folder = await mkdtemp(join(tmpdir(), 'fovea-by-site-'));
  const output = ['-o', join(folder, 'out.jsonl'), '--format', 'text', '--jobs', String(JOBS), '--quiet'];
  try {
    const cost = await costOf([
      [process.execPath, FOVEA, 'batch', ...files, ...output, ...(bySite ? ['--by-site'] : [])],
    ]);
    return [{ bySite, jobs: JOBS, ...cost }];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
