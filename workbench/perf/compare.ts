import type { Candidate } from './candidate.ts';
import type { ColdResult, PagesResult } from './measure/jobs.ts';
import { type Ending, runJob } from './measure/run-job.ts';
import type { Progress } from './report/progress.ts';

/** How much to measure. */
export interface ComparePlan {
  readonly candidates: readonly Candidate[];
  readonly pagesFile: string;
  readonly coldFile: string;
  readonly pages: number;
  /** How many of the pages the slow candidates get. */
  readonly slowPages: number;
  readonly rounds: number;
  readonly hotPasses: number;
  readonly coldStarts: number;
  readonly limitMs: number;
}

/** The measurements of one candidate. */
export interface Measured {
  readonly candidate: Candidate;
  readonly pages: number;
  readonly rounds: PagesResult[];
  readonly cold: ColdResult[];
  /** Pages on which it was stopped or died, and how. */
  readonly killed: { readonly id: string; readonly how: string }[];
  /** Why it was abandoned, if it was. */
  skipped: string | null;
}

/** Pages that may hang before a candidate is abandoned. */
const MAX_KILLED = 5;

/** One fresh process per candidate and round; rounds are interleaved, so that a busy minute affects all alike. */
export async function compare(plan: ComparePlan, progress: Progress): Promise<readonly Measured[]> {
  const all = plan.candidates.map(
    (candidate): Measured => ({
      candidate,
      pages: candidate.isSlow ? plan.slowPages : plan.pages,
      rounds: [],
      cold: [],
      killed: [],
      skipped: null,
    }),
  );
  for (let round = 0; round < plan.rounds; round++) {
    for (const one of rotated(all, round)) {
      progress.begin(one.candidate.name);
      await measureRound(plan, one);
      progress.step(`round ${round + 1}: ${one.candidate.name}${one.skipped === null ? '' : ' (skipped)'}`);
    }
  }
  for (let start = 0; start < plan.coldStarts; start++) {
    for (const one of rotated(all, start)) await measureColdStart(plan, one);
    progress.step(`cold start ${start + 1}`);
  }
  return all;
}

/** How many steps `compare` will report. */
export function stepsOf(plan: ComparePlan): number {
  return plan.rounds * plan.candidates.length + plan.coldStarts;
}

/** Rotates the order, so that no candidate always follows the same one. */
function rotated<Item>(items: readonly Item[], by: number): readonly Item[] {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}

/** Runs a round; if a page hangs or kills the candidate, leaves that page out and runs the round again. */
async function measureRound(plan: ComparePlan, one: Measured): Promise<void> {
  while (one.skipped === null) {
    const job = {
      kind: 'pages',
      candidate: one.candidate.name,
      pagesFile: plan.pagesFile,
      pages: one.pages,
      split: plan.slowPages,
      hotPasses: one.candidate.isSlow ? 1 : plan.hotPasses,
      skip: one.killed.map((kill) => kill.id),
    } as const;
    const ending = await runJob(job, plan.limitMs, (message) => {
      if (message.type === 'pages') one.rounds.push(message.result);
    });
    if (ending.how === 'done') return;
    giveUpOn(one, ending);
  }
}

function giveUpOn(one: Measured, ending: Exclude<Ending, { how: 'done' }>): void {
  if (ending.how === 'absent') {
    one.skipped = `not installed: ${ending.message}`;
    return;
  }
  const how = ending.how === 'hung' ? `no answer in ${ending.seconds} s` : ending.message;
  const isNew = !one.killed.some((kill) => kill.id === ending.at);
  one.killed.push({ id: ending.at, how });
  if (!isNew || one.killed.length > MAX_KILLED) one.skipped = `given up at ${ending.at}: ${how}`;
}

async function measureColdStart(plan: ComparePlan, one: Measured): Promise<void> {
  if (one.skipped !== null) return;
  const job = { kind: 'cold', candidate: one.candidate.name, pagesFile: plan.coldFile } as const;
  await runJob(job, plan.limitMs, (message) => {
    if (message.type === 'cold') one.cold.push(message.result);
  });
}
