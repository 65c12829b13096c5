import { candidateNamed } from '../candidates/registry.ts';
import type { SamplePage } from '../sample/sample.ts';
import { clockOf, cpuMs } from './cpu.ts';
import type { ColdJob, ColdResult } from './jobs.ts';

/** Import and first page in a process that did nothing else. */
export async function measureCold(job: ColdJob, page: SamplePage): Promise<ColdResult> {
  const start = cpuMs();
  const work = await candidateNamed(job.candidate).load();
  const clock = clockOf(work);
  const loaded = clock();
  await work(page.html, page.url);
  const total = clock();
  // A process of its own began with the import.
  const before = work.process === undefined ? start : 0;
  return { load: loaded - before, firstPage: total - loaded, total };
}
