import { type GrowthShape, growthShapes } from '../../../fixtures/growth-shapes.ts';
import type { PageWork } from '../candidate.ts';
import { candidateNamed } from '../candidates/registry.ts';
import { median } from '../statistics.ts';
import { collectGarbage, cpuMs } from './cpu.ts';
import type { GrowthJob, GrowthStep } from './jobs.ts';

/** Small sizes are repeated until this much CPU is spent, since one run of a millisecond is all noise. */
const ENOUGH_MS = 80;
const MOST_REPEATS = 25;
/** CPU spent on the smallest size first, so that the compiler has seen the code. */
const WARM_UP_MS = 400;
const MOST_WARM_UPS = 60;

/** Measures one shape at each size, smallest first. */
export async function measureGrowth(
  job: GrowthJob,
  say: (id: string) => void,
  tell: (step: GrowthStep) => void,
): Promise<void> {
  const shape = growthShapes.find((one) => one.name === job.shape) as GrowthShape;
  const work = await candidateNamed(job.candidate).load();
  say(`${shape.name} warm-up`);
  await repeat(work, shape.html(shape.base), WARM_UP_MS, MOST_WARM_UPS);
  for (const factor of job.factors) {
    const n = shape.base * factor;
    const html = shape.html(n);
    say(`${shape.name} ${factor}×`);
    collectGarbage();
    const ms = median(await repeat(work, html, ENOUGH_MS, MOST_REPEATS));
    tell({ n, bytes: Buffer.byteLength(html), ms });
  }
}

async function repeat(work: PageWork, html: string, enoughMs: number, most: number): Promise<number[]> {
  const times: number[] = [];
  const begin = cpuMs();
  while (times.length === 0 || (times.length < most && cpuMs() - begin < enoughMs)) {
    const start = cpuMs();
    await work(html);
    times.push(cpuMs() - start);
  }
  return times;
}
