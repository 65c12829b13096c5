import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { candidateNamed } from '../candidates/registry.ts';
import { cpuMs } from './cpu.ts';
import type { PagesFile, StageCosts, StagesJob, StagesResult } from './jobs.ts';
import { startProfile } from './profiler.ts';
import { type StackProfile, stageShares } from './stages.ts';

/** CPU time before the hot passes, and in them; see measure-pages.ts. */
const WARM_UP_MS = 10_000;
const HOT_MS = 5_000;

/** The stages on each page once in a fresh process, then on all again and again. */
export async function measureStages(
  job: StagesJob,
  file: PagesFile,
  say: (id: string) => void,
): Promise<StagesResult> {
  // As bytes, so that decoding counts too.
  const pages = file.pages.slice(0, job.pages).map(({ html, url }) => ({
    bytes: Buffer.from(html),
    options: { charset: 'utf-8', ...(url === undefined ? {} : { url }) },
  }));
  // Not at the top: other jobs measure the import.
  const { extract } = await import('fovea');
  const profile = `${job.pagesFile}.${process.pid}.cpuprofile`;
  const pass = async (): Promise<number> => {
    say('a pass');
    for (const { bytes, options } of pages) extract(bytes, options);
    return pages.length;
  };
  const begin = cpuMs();
  const first = await costsOf(profile, pass);
  while (cpuMs() - begin < WARM_UP_MS) await pass();
  const hot = await costsOf(profile, () => repeat(pass, HOT_MS));
  await rm(profile);
  const parse5 = await costOfParse5(
    file.pages.slice(0, job.pages).map(({ html }) => html),
    say,
  );
  return { first, hot, parse5 };
}

/** The mean of hot passes of parse5 over the same pages, in the same process. */
async function costOfParse5(pages: readonly string[], say: (id: string) => void): Promise<number> {
  const parse = await candidateNamed('parse5').load();
  const pass = async (): Promise<number> => {
    say('a pass of parse5');
    for (const html of pages) await parse(html);
    return pages.length;
  };
  await repeat(pass, HOT_MS);
  const start = cpuMs();
  const count = await repeat(pass, HOT_MS);
  return (cpuMs() - start) / count;
}

/** Repeats a pass for some CPU time; returns how many pages that were. */
async function repeat(pass: () => Promise<number>, ms: number): Promise<number> {
  const start = cpuMs();
  let count = 0;
  while (cpuMs() - start < ms) count += await pass();
  return count;
}

/** Runs some pages under the profiler; `run` returns how many. */
async function costsOf(profile: string, run: () => Promise<number>): Promise<StageCosts> {
  const stop = await startProfile(profile);
  const [start, mainStart] = [cpuMs(), mainThreadMs()];
  const count = await run();
  const [end, mainEnd] = [cpuMs(), mainThreadMs()];
  await stop();
  const total = (end - start) / count;
  const main = mainStart === null || mainEnd === null ? null : (mainEnd - mainStart) / count;
  const shares = stageShares(JSON.parse(await readFile(profile, 'utf8')) as StackProfile);
  return { total, otherThreads: main === null ? null : Math.max(0, total - main), shares };
}

/** CPU milliseconds of the main thread, which Linux tells. */
function mainThreadMs(): number | null {
  try {
    const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return null;
  }
}
