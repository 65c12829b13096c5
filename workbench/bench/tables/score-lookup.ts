import { PRINCIPAL } from '../choose/choose-metrics.ts';
import type { BenchResult, MetricFacts, ScoreEntry } from '../result.ts';

/** The entries of a result by system, dataset and metric. */
export interface Lookup {
  entry(system: string, dataset: string, metric: string): ScoreEntry | undefined;
  /** The metric that represents a dataset: a principal one if it applies there, or else the first of the run that does. */
  principal(dataset: string): MetricFacts | undefined;
}

/** Indexes the entries. */
export function lookup(result: BenchResult): Lookup {
  const entries = new Map(
    result.scores.map((entry) => [keyOf(entry.system, entry.dataset, entry.metric), entry]),
  );
  const filled = new Set(result.scores.map((entry) => keyOf(entry.dataset, entry.metric)));
  return {
    entry: (system, dataset, metric) => entries.get(keyOf(system, dataset, metric)),
    principal: (dataset) => {
      const there = result.metrics.filter((metric) => filled.has(keyOf(dataset, metric.name)));
      return there.find((metric) => PRINCIPAL.includes(metric.name)) ?? there[0];
    },
  };
}

function keyOf(...parts: readonly string[]): string {
  return parts.join('\n');
}

/** Three decimals: one page in a thousand. `–` if there is no number. */
export function decimals(value: number | undefined): string {
  return value === undefined || !Number.isFinite(value) ? '–' : value.toFixed(3);
}
