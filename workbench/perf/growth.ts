import { growthShapes } from '../../fixtures/growth-shapes.ts';
import type { Candidate } from './candidate.ts';
import type { GrowthStep } from './measure/jobs.ts';
import { type Ending, runJob } from './measure/run-job.ts';
import type { Progress } from './report/progress.ts';

/** Characters of the two pages, n and 16n: the largest pages are what the promise is about. */
const SIZES: readonly number[] = [312_500, 5_000_000];

/** The measurements of one candidate on one shape; fewer steps than factors if it was stopped. */
export interface Growth {
  readonly candidate: string;
  readonly shape: string;
  readonly tempts: string;
  readonly steps: readonly GrowthStep[];
  readonly ending: Ending;
}

/** Measures every shape, each in a fresh process. */
export async function measureShapes(
  candidates: readonly Candidate[],
  limitMs: number,
  progress: Progress,
): Promise<readonly Growth[]> {
  const results: Growth[] = [];
  for (const { name: shape, tempts } of growthShapes) {
    for (const { name: candidate } of candidates) {
      progress.begin(`${shape}: ${candidate}`);
      const steps: GrowthStep[] = [];
      const job = { kind: 'growth', candidate, shape, sizes: SIZES } as const;
      const ending = await runJob(job, limitMs, (message) => {
        if (message.type === 'step') steps.push(message.step);
      });
      results.push({ candidate, shape, tempts, steps, ending });
      progress.step(`${shape}: ${candidate}`);
    }
  }
  return results;
}
