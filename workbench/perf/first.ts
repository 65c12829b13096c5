import type { Candidate } from './candidate.ts';
import type { FirstResult, StagesResult } from './measure/jobs.ts';
import { runJob } from './measure/run-job.ts';
import type { Progress } from './report/progress.ts';

/** How much to measure. */
export interface FirstPlan {
  readonly candidates: readonly Candidate[];
  readonly pagesFile: string;
  readonly pages: number;
  readonly rounds: number;
  readonly limitMs: number;
}

/** The first pages of one candidate in several fresh processes. */
export interface FirstMeasured {
  readonly name: string;
  readonly rounds: FirstResult[];
  /** Why it has no rounds, if it has none. */
  skipped: string | null;
}

/** Pages that count as the first: what a mean over them says about short runs. */
export const FIRST_PAGES = 200;

/** A fresh process per candidate and round, interleaved. Slow candidates get only the pages of the mean. */
export async function measureFirstPages(
  plan: FirstPlan,
  progress: Progress,
): Promise<readonly FirstMeasured[]> {
  const all = plan.candidates.map(({ name }): FirstMeasured => ({ name, rounds: [], skipped: null }));
  for (let round = 0; round < plan.rounds; round++) {
    for (const [i, one] of all.entries()) {
      const { name, isSlow } = plan.candidates[i]!;
      progress.begin(name);
      const pages = isSlow ? Math.min(FIRST_PAGES, plan.pages) : plan.pages;
      const job = { kind: 'first', candidate: name, pagesFile: plan.pagesFile, pages } as const;
      const ending = await runJob(job, plan.limitMs, (message) => {
        if (message.type === 'first') one.rounds.push(message.result);
      });
      if (ending.how !== 'done') one.skipped = 'message' in ending ? ending.message : `hung at ${ending.at}`;
      progress.step(`round ${round + 1}: ${name}`);
    }
  }
  return all;
}

/** The costs of the stages of `extract`, a fresh process per round. */
export async function measureStageCosts(
  plan: FirstPlan,
  progress: Progress,
): Promise<readonly StagesResult[]> {
  const results: StagesResult[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    progress.begin('stages');
    const { pagesFile, pages, limitMs } = plan;
    const job = {
      kind: 'stages',
      candidate: 'fovea',
      pagesFile,
      pages: Math.min(FIRST_PAGES, pages),
    } as const;
    await runJob(job, limitMs, (message) => {
      if (message.type === 'stages') results.push(message.result);
    });
    progress.step(`round ${round + 1}: stages`);
  }
  return results;
}

/** How many steps the two report. */
export function firstSteps({ candidates, rounds }: FirstPlan): number {
  return rounds * (candidates.length + 1);
}
