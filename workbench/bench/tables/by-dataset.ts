import { type Column, markdownTable, short } from '../../perf/report/table.ts';
import type { BenchResult, DatasetFacts, MetricFacts, RunFacts, SystemFacts } from '../result.ts';
import { decimals, type Lookup } from './score-lookup.ts';

/** All datasets at a glance: the principal metric of each, a row per system. */
export function overviewTable({ datasets, systems }: BenchResult, scores: Lookup): string {
  const columns: Column<SystemFacts>[] = [{ title: 'system', cell: (system) => system.name }];
  for (const { name } of datasets) {
    const metric = scores.principal(name);
    if (metric === undefined) continue;
    const cell = (system: SystemFacts): string => headline(scores, system.name, name, metric);
    columns.push({ title: name, isNumber: true, cell });
  }
  return markdownTable(columns, systems);
}

/** The metric of the overview, and the datasets with another one. */
export function overviewMetrics({ datasets }: BenchResult, scores: Lookup): string {
  const groups = new Map<string, string[]>();
  for (const { name } of datasets) {
    const metric = scores.principal(name);
    if (metric === undefined) continue;
    const title = `${metric.name} ${metric.headline}`;
    groups.set(title, [...(groups.get(title) ?? []), name]);
  }
  const [[first = ''] = [], ...others] = [...groups].toSorted((a, b) => b[1].length - a[1].length);
  return [first, ...others.map(([title, names]) => `${title} for ${names.join(', ')}`)].join('; ');
}

function headline(scores: Lookup, system: string, dataset: string, metric: MetricFacts): string {
  return decimals(scores.entry(system, dataset, metric.name)?.values[metric.headline]?.estimate);
}

/** One dataset in full: the principal metric with its parts and interval, the others by their headline. */
export function datasetTable(result: BenchResult, { name }: DatasetFacts, scores: Lookup): string {
  const principal = scores.principal(name);
  const columns: Column<SystemFacts>[] = [{ title: 'system', cell: (system) => system.name }];
  for (const metric of result.metrics) {
    const has = result.systems.some((system) => scores.entry(system.name, name, metric.name) !== undefined);
    if (!has) continue;
    const isPrincipal = metric === principal;
    if (isPrincipal) columns.push(...partColumns(result, name, metric, scores));
    columns.push({
      title: `${metric.name} ${metric.headline}`,
      isNumber: true,
      cell: (system) =>
        isPrincipal
          ? withInterval(scores, system.name, name, metric)
          : headline(scores, system.name, name, metric),
    });
  }
  return markdownTable(columns, result.systems);
}

/** Precision and recall show what a system gets wrong; the headline alone does not. */
function partColumns(
  { systems }: BenchResult,
  dataset: string,
  metric: MetricFacts,
  scores: Lookup,
): Column<SystemFacts>[] {
  const part = (system: string, key: string): number | undefined =>
    scores.entry(system, dataset, metric.name)?.values[key]?.estimate;
  return ['precision', 'recall']
    .filter((key) => systems.some(({ name }) => part(name, key) !== undefined))
    .map((key) => ({
      title: `${metric.name} ${key}`,
      isNumber: true,
      cell: ({ name }) => decimals(part(name, key)),
    }));
}

function withInterval(scores: Lookup, system: string, dataset: string, metric: MetricFacts): string {
  const value = scores.entry(system, dataset, metric.name)?.values[metric.headline];
  if (value === undefined) return '–';
  return `${decimals(value.estimate)} [${decimals(value.low)}, ${decimals(value.high)}]`;
}

/** How often a system found nothing or failed, and how long it took. */
export function runTable(runs: readonly RunFacts[]): string {
  return markdownTable(
    [
      { title: 'system', cell: (run) => run.system },
      { title: 'pages', isNumber: true, cell: (run) => String(run.pages) },
      { title: 'empty', isNumber: true, cell: (run) => String(run.empty) },
      { title: 'errors', isNumber: true, cell: (run) => String(run.errors) },
      { title: 'timeouts', isNumber: true, cell: (run) => String(run.timeouts) },
      { title: 'mean ms', isNumber: true, cell: (run) => short(run.meanMs) },
      { title: 'median ms', isNumber: true, cell: (run) => short(run.medianMs) },
    ],
    runs,
  );
}

/** The same over all datasets, a row per system. */
export function totalRuns({ runs, systems }: BenchResult): readonly RunFacts[] {
  return systems.map(({ name }) => {
    const own = runs.filter((run) => run.system === name);
    const sum = (pick: (run: RunFacts) => number): number => own.reduce((total, run) => total + pick(run), 0);
    const pages = sum((run) => run.pages);
    const mean = (pick: (run: RunFacts) => number): number =>
      sum((run) => pick(run) * run.pages) / Math.max(1, pages);
    return {
      system: name,
      dataset: 'all',
      pages,
      empty: sum((run) => run.empty),
      errors: sum((run) => run.errors),
      timeouts: sum((run) => run.timeouts),
      meanMs: mean((run) => run.meanMs),
      medianMs: mean((run) => run.medianMs),
    };
  });
}
