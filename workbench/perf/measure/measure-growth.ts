import type { GrowthShape } from '../../../fixtures/growth/growth-shape.ts';
import { pageOf } from '../../../fixtures/growth/sized.ts';
import { growthShapes } from '../../../fixtures/growth-shapes.ts';
import type { PageWork } from '../candidate.ts';
import { candidateNamed } from '../candidates/registry.ts';
import { cpuMs } from './cpu.ts';
import type { GrowthJob, GrowthStep } from './jobs.ts';

/**
 * Rounds at every size, of which the fastest counts: disturbances only add time. The first one also lets the compiler
 * finish.
 */
const ROUNDS = 3;
/** The parser alone, and markup as most pages have it. */
const PARSER = 'fovea-parse';
const ORDINARY = 'links';

/** Measures one shape at each size, smallest first. */
export async function measureGrowth(
  job: GrowthJob,
  say: (id: string) => void,
  tell: (step: GrowthStep) => void,
): Promise<void> {
  const shape = shapeNamed(job.shape);
  const work = await candidateNamed(job.candidate).load();
  const parse = await candidateNamed(PARSER).load();
  const largest = job.sizes.at(-1)!;
  for (const n of job.sizes) {
    const html = pageOf(shape, n);
    // As much work at every size: the fastest of many short runs would be one without any garbage collection.
    const runs = Math.round(largest / n);
    const least = (what: PageWork, page: string): Promise<number> =>
      leastOfRounds(what, page, runs, () => say(`${n} characters`));
    const ordinary = await least(parse, pageOf(shapeNamed(ORDINARY), n));
    const own = await least(parse, html);
    tell({ n, bytes: Buffer.byteLength(html), ms: await least(work, html), parse: own, ordinary });
  }
}

function shapeNamed(name: string): GrowthShape {
  return growthShapes.find((one) => one.name === name) as GrowthShape;
}

/** The CPU milliseconds of one run: the mean of a round of `runs`, and the least of all rounds. */
async function leastOfRounds(
  work: PageWork,
  html: string,
  runs: number,
  signal: () => void,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    signal();
    const start = cpuMs();
    for (let run = 0; run < runs; run++) await work(html);
    least = Math.min(least, (cpuMs() - start) / runs);
  }
  return least;
}
