import type { StagesResult } from '../perf/measure/jobs.ts';
import { STAGES, type Stage } from '../perf/measure/stages.ts';
import { costOfStage } from '../perf/report/first-report.ts';
import { median } from '../perf/statistics.ts';

/** What every stage of `extract` costs, hot, in passes of parse5 over the same pages. */
export type StageRatios = Readonly<Record<Stage, number>>;

/** The committed budgets. Stages gain from a processor in different ways, so they hold for the one they were measured on. */
export interface StageBudgets {
  readonly machine: string;
  readonly node: string;
  readonly ratios: StageRatios;
}

/** By how much a stage may grow: the goal is a tenth. */
const MAX_GROWTH = 1.1;
/** What small stages may grow besides, in passes of parse5: so far apart are the rounds of a quiet machine. */
const NOISE = 0.005;

/** The medians of some rounds, to four digits. */
export function ratiosOf(rounds: readonly StagesResult[]): StageRatios {
  const ratio = (stage: Stage): number =>
    Number(median(rounds.map(({ hot, parse5 }) => costOfStage(hot, stage) / parse5)).toFixed(4));
  return Object.fromEntries(STAGES.map((stage) => [stage, ratio(stage)])) as Record<Stage, number>;
}

/** What is wrong with measured ratios, a line for each stage that costs more than its budget allows. */
export function aboveBudgets(budgets: StageRatios, measured: StageRatios): string[] {
  return STAGES.filter((stage) => measured[stage] > MAX_GROWTH * (budgets[stage] ?? 0) + NOISE).map(
    (stage) =>
      `${stage}: ${measured[stage]} passes of parse5 are more than a tenth above the budget of ${budgets[stage] ?? 0}`,
  );
}

/** Budgets that only come down. */
export function lowerBudgets(old: StageRatios, measured: StageRatios): StageRatios {
  const lower = (stage: Stage): number => Math.min(old[stage] ?? Number.POSITIVE_INFINITY, measured[stage]);
  return Object.fromEntries(STAGES.map((stage) => [stage, lower(stage)])) as Record<Stage, number>;
}
