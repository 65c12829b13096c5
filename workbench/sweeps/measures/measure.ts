import type { Scores } from '../../metrics/metric.ts';
import type { SweptConstant } from '../constants/read-constants.ts';

/** The result of the code under test on a case. */
export interface Outcome {
  /** The whole output, to see whether another value changes anything. */
  readonly output: string;
  /** Its scores; computed only if the output is new. */
  score(): Scores;
}

/** A way to measure the effect of constants: cases and their correct answers. */
export interface Measure {
  /** The name of the measure: `content`, `encoding`. */
  readonly name: string;
  /** What was measured, for the head of a table. */
  readonly about: string;
  /** The unit of its cases: `pages`, `texts`. */
  readonly unit: string;
  /** The required exports of the code under test, with their files in core. */
  readonly exported: Readonly<Record<string, string>>;
  /** Scores that the tables show. */
  readonly columns: readonly string[];
  /** Scores whose mean has to be better for a value to be called better. */
  readonly deciding: readonly string[];
  /** True if it measures a constant. */
  appliesTo(constant: SweptConstant): boolean;
  /** The cases, which can be passed to a thread: at most this many pages of each dataset. */
  cases(pages: number): Promise<readonly unknown[]>;
  /** Runs one case on a build of core. */
  evaluate(core: unknown, given: unknown): Outcome;
}
