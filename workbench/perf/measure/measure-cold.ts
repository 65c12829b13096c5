import { candidateNamed } from '../candidates/registry.ts';
import type { SamplePage } from '../sample/sample.ts';
import { cpuMs } from './cpu.ts';
import type { ColdJob, ColdResult } from './jobs.ts';

/** Import and first page in a process that did nothing else. */
export async function measureCold(job: ColdJob, page: SamplePage): Promise<ColdResult> {
  const start = cpuMs();
  const work = await candidateNamed(job.candidate).load();
  const loaded = cpuMs();
  await work(page.html, page.url);
  const total = cpuMs();
  return { load: loaded - start, firstPage: total - loaded, total };
}
