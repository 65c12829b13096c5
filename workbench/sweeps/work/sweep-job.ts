import type { Scores } from '../../metrics/metric.ts';
import type { VariantOutcome } from './case-runner.ts';

/** A value of a constant: set while the code runs, or built into its own code. */
export interface VariantJob {
  readonly value: number | null;
  /** The address of the build, if the value is built in. */
  readonly build: string | null;
}

/** A constant with its values. */
export interface ConstantJob {
  readonly number: number;
  readonly variants: readonly VariantJob[];
  /** True to run all cases, because it is unknown which of them depend on it. */
  readonly isAll: boolean;
}

/** The start message of a thread, with its share of the cases. */
export interface SweepJob {
  readonly measure: string;
  /** The addresses of the build with watched constants and of one without. */
  readonly build: string;
  readonly plain: string;
  readonly cases: readonly unknown[];
  /** Values to try on the way, by the number of the constant; none if the value is not a plain number. */
  readonly values: readonly (readonly number[])[];
}

/** The results of the cases with the original values. */
export interface BaselineMessage {
  readonly baseline: readonly Scores[];
  /** By constant, how many of the cases other values may change. */
  readonly candidates: readonly number[];
  /** Constants that the code asks for once and then remembers. */
  readonly remembered: readonly number[];
}

/** The effects of the values of one constant. */
export interface ConstantMessage {
  readonly number: number;
  /** Cases that asked for it. */
  readonly asked: number;
  readonly outcomes: readonly VariantOutcome[];
}

/** A message from a thread. */
export type SweepMessage = BaselineMessage | ConstantMessage;
