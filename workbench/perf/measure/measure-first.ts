import { candidateNamed } from '../candidates/registry.ts';
import { attempt } from './attempt.ts';
import { clockOf, cpuMs } from './cpu.ts';
import type { FirstJob, FirstResult, PagesFile } from './jobs.ts';

/** Messages cost time that counts, so there are few. */
const REPORT_EVERY = 10;

/** The import, then each page once, from the first that the process sees. */
export async function measureFirst(
  job: FirstJob,
  { pages }: PagesFile,
  say: (id: string) => void,
): Promise<FirstResult> {
  const start = cpuMs();
  const work = await candidateNamed(job.candidate).load();
  const clock = clockOf(work);
  const load = work.process === undefined ? cpuMs() - start : clock();
  const perPage: number[] = [];
  for (const [i, page] of pages.slice(0, job.pages).entries()) {
    if (i % REPORT_EVERY === 0) say(page.id);
    const before = clock();
    await attempt(work, page);
    perPage.push(clock() - before);
  }
  return { load, perPage };
}
