import type { Scores } from '../../metrics/metric.ts';
import type { VariantOutcome } from './case-runner.ts';

/** A value of a constant: given while the code runs, or built into code of its own. */
export interface VariantJob {
  readonly value: number | null;
  /** The address of the build, where the value is in it. */
  readonly build: string | null;
}

/** A constant with the values that it is given in turn. */
export interface ConstantJob {
  readonly number: number;
  readonly variants: readonly VariantJob[];
  /** Runs all cases: which of them depend on it cannot be seen. */
  readonly isAll: boolean;
}

/** What a thread begins with: some of the cases. */
export interface SweepJob {
  readonly measure: string;
  /** The addresses of the build with watched constants and of one without. */
  readonly build: string;
  readonly plain: string;
  readonly cases: readonly unknown[];
  /** Values that are tried on the way, by number of the constant; none where the value is no plain number. */
  readonly values: readonly (readonly number[])[];
}

/** The cases with the values of the source. */
export interface BaselineMessage {
  readonly baseline: readonly Scores[];
  /** Constants that the code asks for once and then remembers. */
  readonly remembered: readonly number[];
}

/** What the values of one constant did. */
export interface ConstantMessage {
  readonly number: number;
  /** Cases that asked for it. */
  readonly asked: number;
  readonly outcomes: readonly VariantOutcome[];
}

/** What a thread says on the way. */
export type SweepMessage = BaselineMessage | ConstantMessage;
