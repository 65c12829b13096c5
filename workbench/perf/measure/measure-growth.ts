import type { GrowthShape } from '../../../fixtures/growth/growth-shape.ts';
import { pageOf } from '../../../fixtures/growth/sized.ts';
import { growthShapes } from '../../../fixtures/growth-shapes.ts';
import type { PageWork } from '../candidate.ts';
import { candidateNamed } from '../candidates/registry.ts';
import { cpuMs } from './cpu.ts';
import type { GrowthJob, GrowthStep } from './jobs.ts';

/** How often to repeat: at least `runs`, and until `cpu` milliseconds are spent, but never more than `max`. */
interface Repeats {
  readonly runs: number;
  readonly cpu: number;
  readonly max: number;
}

/**
 * Long enough for the compiler to finish: if n were measured colder than 16n, steep growth would look flat. For the same
 * reason no garbage collection is forced between sizes, because it would discard compiled code.
 */
const WARM_UP: Repeats = { runs: 1, cpu: 2_000, max: 200 };
/** A run of a millisecond is mostly noise, so small sizes are repeated more often. */
const MEASURE: Repeats = { runs: 3, cpu: 200, max: 50 };
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
  const warmUp = pageOf(shape, job.sizes[0]!);
  for (const each of [parse, work]) await repeat(each, warmUp, WARM_UP, () => say('warm-up'));
  for (const n of job.sizes) {
    const html = pageOf(shape, n);
    // Disturbances only add time, so the fastest run is the one to compare.
    const least = async (what: PageWork, page: string): Promise<number> =>
      Math.min(...(await repeat(what, page, MEASURE, () => say(`${n} characters`))));
    const ordinary = await least(parse, pageOf(shapeNamed(ORDINARY), n));
    const own = await least(parse, html);
    tell({ n, bytes: Buffer.byteLength(html), ms: await least(work, html), parse: own, ordinary });
  }
}

function shapeNamed(name: string): GrowthShape {
  return growthShapes.find((one) => one.name === name) as GrowthShape;
}

async function repeat(
  work: PageWork,
  html: string,
  { runs, cpu, max }: Repeats,
  signal: () => void,
): Promise<number[]> {
  const times: number[] = [];
  const begin = cpuMs();
  while (times.length < runs || (times.length < max && cpuMs() - begin < cpu)) {
    signal();
    const start = cpuMs();
    await work(html);
    times.push(cpuMs() - start);
  }
  return times;
}
