import type { PageWork } from '../candidate.ts';
import { candidateNamed } from '../candidates/registry.ts';
import type { SamplePage } from '../sample/sample.ts';
import { attempt } from './attempt.ts';
import { clockOf } from './cpu.ts';
import type { PageError, PagesFile, PagesJob, PagesResult } from './jobs.ts';
import { settledMb } from './memory.ts';
import { startProfile } from './profiler.ts';

/** Content with fewer characters counts as nearly empty; a number is not content. */
const NEARLY_EMPTY = 100;

/**
 * CPU time of the warm-up before the hot passes, and the minimum for the passes themselves. A fixed number of passes would
 * give a fast candidate less time to be compiled than a slow one, and count its compiler as work.
 */
const HOT_WARM_UP_MS = 10_000;
const HOT_MS = 3_000;
/** Enough for anything that does some work; `nothing` would never end. */
const MAX_PASSES = 60;

/** Progress messages during the hot passes cost CPU time that counts, so there are few. */
const REPORT_EVERY = 10;

/** Warm-up, then each page once (short-warm), then the passes over all of them (hot). */
export async function measurePages(
  job: PagesJob,
  { warmUp, pages: all }: PagesFile,
  say: (id: string) => void,
): Promise<PagesResult> {
  const pages = all.slice(0, job.pages);
  const usedBefore = await settledMb();
  const work = await candidateNamed(job.candidate).load();
  const clock = clockOf(work);
  const begin = clock();
  for (const page of warmUp) if (!job.skip.includes(page.id)) await tried(work, page, say);
  const once = await runOnce(work, pages, job.skip, say);
  for (let pass = 0; pass < MAX_PASSES && clock() - begin < HOT_WARM_UP_MS; pass++) {
    await runPass(work, pages.filter(kept(job)), say);
  }
  const stopProfile = job.profile === undefined ? async () => {} : await startProfile(job.profile);
  const hot = await runHot(work, pages, job, say);
  await stopProfile();
  const peakRssMb = work.process?.peakRssMb() ?? process.resourceUsage().maxRSS / 1024;
  const retainedMb = work.process === undefined ? (await settledMb()) - usedBefore : null;
  return { ...once, hot, peakRssMb, retainedMb };
}

type Once = Pick<PagesResult, 'shortWarm' | 'errors' | 'nearlyEmpty'>;

async function runOnce(
  work: PageWork,
  pages: readonly SamplePage[],
  skip: readonly string[],
  say: (id: string) => void,
): Promise<Once> {
  const shortWarm: (number | null)[] = [];
  const errors: PageError[] = [];
  let nearlyEmpty = 0;
  for (const page of pages) {
    if (skip.includes(page.id)) {
      shortWarm.push(null);
      continue;
    }
    const { ms, size, error } = await tried(work, page, say);
    shortWarm.push(ms);
    if (error !== undefined) errors.push({ id: page.id, message: error });
    else if (size < NEARLY_EMPTY) nearlyEmpty++;
  }
  return { shortWarm, errors, nearlyEmpty };
}

/** Timed as a whole, because reading the CPU time has a cost itself. */
async function runHot(
  work: PageWork,
  pages: readonly SamplePage[],
  job: PagesJob,
  say: (id: string) => void,
): Promise<PagesResult['hot']> {
  let head = 0;
  let tail = 0;
  let passes = 0;
  for (; passes < job.hotPasses || (passes < MAX_PASSES && head + tail < HOT_MS); passes++) {
    head += await runPass(work, pages.slice(0, job.split).filter(kept(job)), say);
    tail += await runPass(work, pages.slice(job.split).filter(kept(job)), say);
  }
  return { head: head / passes, tail: tail / passes };
}

/** CPU time of the work on each page once. */
async function runPass(
  work: PageWork,
  pages: readonly SamplePage[],
  say: (id: string) => void,
): Promise<number> {
  const clock = clockOf(work);
  const start = clock();
  for (const [i, page] of pages.entries()) {
    if (i % REPORT_EVERY === 0) say(`hot, from ${page.id} on`);
    await attempt(work, page);
  }
  return clock() - start;
}

const kept =
  ({ skip }: PagesJob) =>
  (page: SamplePage): boolean =>
    !skip.includes(page.id);

interface Tried {
  readonly ms: number;
  readonly size: number;
  readonly error?: string;
}

async function tried(work: PageWork, page: SamplePage, say: (id: string) => void): Promise<Tried> {
  say(page.id);
  const clock = clockOf(work);
  const start = clock();
  const result = await attempt(work, page);
  const ms = clock() - start;
  if (result instanceof Error) return { ms, size: 0, error: result.message };
  return { ms, size: typeof result === 'string' ? result.length : Infinity };
}
