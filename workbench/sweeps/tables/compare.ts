import type { Scores } from '../../metrics/metric.ts';

/** How one value compares with the chosen one by one score. */
export interface Comparison {
  readonly mean: number;
  /** Mean difference from the chosen value, over the cases that have the score. */
  readonly gain: number;
  /** Significantly better: on both halves of the cases, and by more than two standard errors. */
  readonly isBetter: boolean;
  readonly isWorse: boolean;
}

const STANDARD_ERRORS = 2;

/** Compares case by case; a case that lost its score counts as wrong. */
export function compare(
  baseline: readonly Scores[],
  changed: ReadonlyMap<number, Scores>,
  key: string,
): Comparison | null {
  const places = [...baseline.keys()].filter((at) => key in baseline[at]!);
  if (places.length === 0) return null;
  const differences = places.map((at) => {
    const now = changed.get(at);
    return now === undefined ? 0 : (now[key] ?? 0) - baseline[at]![key]!;
  });
  const gain = mean(differences);
  const isSure = Math.abs(gain) > STANDARD_ERRORS * standardError(differences, gain);
  const halves = [0, 1].map((half) => mean(differences.filter((_, at) => at % 2 === half)));
  return {
    mean: mean(places.map((at) => baseline[at]![key]!)) + gain,
    gain,
    isBetter: isSure && halves.every((half) => half > 0),
    isWorse: isSure && halves.every((half) => half < 0),
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function standardError(values: readonly number[], centre: number): number {
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
}
