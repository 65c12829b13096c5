import { readFileSync } from 'node:fs';
import { DEFAULT_METHOD } from 'fovea';
import type { BenchResult } from '../../bench/result.ts';
import type { CompareReport } from '../../perf/report/compare-report.ts';
import type { Cost } from '../findings/findings.ts';

/** Names in the speed comparison that differ from those of the bench. */
const OTHER_NAMES: Readonly<Record<string, string>> = { fovea: `fovea:${DEFAULT_METHOD}` };

/** Cost per page: CPU time of `npm run perf` if its file has the system, otherwise wall time of the bench. */
export function costsOf(result: BenchResult, perfFile: string | null): ReadonlyMap<string, Cost> {
  const costs = new Map<string, Cost>();
  for (const { name } of result.systems) {
    const runs = result.runs.filter((run) => run.system === name && run.pages > 0);
    const pages = runs.reduce((sum, run) => sum + run.pages, 0);
    const ms = runs.reduce((sum, run) => sum + run.pages * run.meanMs, 0);
    if (pages > 0) costs.set(name, { msPerPage: ms / pages, kind: 'wall' });
  }
  if (perfFile === null) return costs;
  const { summaries } = JSON.parse(readFileSync(perfFile, 'utf8')) as CompareReport;
  for (const { name, skipped, shortWarm } of summaries) {
    const system = OTHER_NAMES[name] ?? name;
    if (skipped === null && costs.has(system))
      costs.set(system, { msPerPage: shortWarm.msPerPage, kind: 'cpu' });
  }
  return costs;
}
