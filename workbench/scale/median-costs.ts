import { medianCost, type ProcessCost } from '../perf/batch/process-cost.ts';
import type { Ledger } from '../perf/report/ledger.ts';
import type { WayCost } from './measure-ways.ts';

/** What a way through a crawl cost in all rounds. */
export interface MedianCost extends ProcessCost {
  readonly way: string;
  readonly format: string;
  readonly cores: number;
  readonly pages: number;
  readonly rounds: number;
}

/** Bare processes with the settings of V8 that workers have. */
export const SPARING = 'bare Node, compiling sparingly';

type Kind = Pick<MedianCost, 'way' | 'format' | 'cores'>;

/** The medians of what was measured. */
export function costsOf(ledger: Ledger): readonly MedianCost[] {
  const groups = new Map<string, WayCost[]>();
  for (const run of ledger.rows<WayCost>('ways')) {
    // Before there were rounds, the input of Spark had other parts.
    if (!('round' in run)) continue;
    const key = JSON.stringify([run.way, run.format, run.cores, run.pages]);
    groups.set(key, [...(groups.get(key) ?? []), run]);
  }
  return [...groups.values()].map((runs) => {
    const { way, format, cores, pages } = runs[0]!;
    return { way, format, cores, pages, rounds: runs.length, ...medianCost(runs) };
  });
}

/** CPU time as a start and so much for each page, from the smallest and the largest crawl; `null` where there is one size only. */
export function lineThrough(
  costs: readonly MedianCost[],
  kind: Kind,
): { readonly startMs: number; readonly pageMs: number } | null {
  const own = costs
    .filter(({ way, format, cores }) => way === kind.way && format === kind.format && cores === kind.cores)
    .toSorted((a, b) => a.pages - b.pages);
  const [small, large] = [own[0], own.at(-1)];
  if (small === undefined || large === undefined || small === large) return null;
  const pageMs = (large.cpuMs - small.cpuMs) / (large.pages - small.pages);
  return { startMs: Math.max(0, small.cpuMs - pageMs * small.pages), pageMs };
}
