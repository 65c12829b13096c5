import type { Scores } from '../../metrics/metric.ts';
import type { VariantOutcome } from './case-runner.ts';

/** A constant with another value: given while the code runs, or built into code of its own. */
export interface VariantJob {
  readonly number: number;
  readonly value: number | null;
  /** The address of the build, where the value is in it. */
  readonly build: string | null;
  /** Runs all cases: which of them depend on it cannot be seen. */
  readonly isAll: boolean;
}

/** What a thread does: some of the cases, with all values. */
export interface SweepJob {
  readonly measure: string;
  readonly build: string;
  readonly cases: readonly unknown[];
  readonly variants: readonly VariantJob[];
}

/** What it says on the way. */
export type SweepMessage =
  | { readonly baseline: readonly Scores[]; readonly runs: number }
  | { readonly variant: number; readonly outcome: VariantOutcome };
