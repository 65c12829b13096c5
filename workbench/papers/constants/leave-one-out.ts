import type { PageRecord } from '../../bench/result.ts';
import { mean } from '../sweeps/mean.ts';
import { type Candidates, optionsOf, systemOf } from './candidates.ts';

/** By which constants are chosen. */
const METRIC = 'lcs-token';

/** The datasets on which constants are chosen: each counts as one, however many pages it has. */
export const CHOICE_SETS: readonly string[] = [
  'cleaneval',
  'msv-big9-chaos',
  'dragnet',
  'google-trends-2017',
  'xmu-zh',
  'wcxb',
];

/** How a method was set up for a dataset without looking at it. */
export interface LeftOut {
  /** The dataset that was left out; `null` if none was. */
  readonly dataset: string | null;
  /** The candidate with the best mean over the others, as the bench names it; `null` without results. */
  readonly system: string | null;
}

/** The candidate chosen without each dataset, and with all of them. */
export function leaveOneOut(candidates: Candidates, pages: readonly PageRecord[]): readonly LeftOut[] {
  const systems = optionsOf(candidates).map((options) => systemOf(candidates.method, options));
  const scored = pages.filter((page) => systems.every((system) => system in page.systems));
  const byDataset = new Map(
    CHOICE_SETS.map((dataset) => [dataset, scored.filter((page) => page.dataset === dataset)]),
  );
  return [...CHOICE_SETS, null].map((dataset) => {
    const others = CHOICE_SETS.filter((name) => name !== dataset).map((name) => byDataset.get(name)!);
    return { dataset, system: bestOf(systems, others) };
  });
}

/** The mean F1 of a system over pages. */
export function meanF1(system: string, pages: readonly PageRecord[]): number | undefined {
  return mean(pages.map((page) => page.systems[system]?.scores[METRIC]?.['f1'] ?? null));
}

/** The system with the best mean of means; the first of equals. */
function bestOf(systems: readonly string[], datasets: readonly (readonly PageRecord[])[]): string | null {
  let best: { readonly system: string; readonly score: number } | null = null;
  for (const system of systems) {
    const score = mean(datasets.map((pages) => meanF1(system, pages) ?? null));
    if (score !== undefined && score > (best?.score ?? -1)) best = { system, score };
  }
  return best?.system ?? null;
}
