import type { GrowthShape } from '../../../fixtures/growth/growth-shape.ts';
import { growthShapes } from '../../../fixtures/growth-shapes.ts';
import type { PageWork } from '../candidate.ts';
import { candidateNamed } from '../candidates/registry.ts';
import { median } from '../statistics.ts';
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
const WARM_UP: Repeats = { runs: 1, cpu: 2_500, max: 200 };
/** A run of a millisecond is mostly noise, so small sizes are repeated more often. */
const MEASURE: Repeats = { runs: 3, cpu: 200, max: 50 };

/** Measures one shape at each size, smallest first. */
export async function measureGrowth(
  job: GrowthJob,
  say: (id: string) => void,
  tell: (step: GrowthStep) => void,
): Promise<void> {
  const shape = growthShapes.find((one) => one.name === job.shape) as GrowthShape;
  const work = await candidateNamed(job.candidate).load();
  await repeat(work, shape.html(shape.base), WARM_UP, () => say('warm-up'));
  for (const factor of job.factors) {
    const n = shape.base * factor;
    const html = shape.html(n);
    const ms = median(await repeat(work, html, MEASURE, () => say(`${factor}×`)));
    tell({ n, bytes: Buffer.byteLength(html), ms });
  }
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
