import type { Scores } from '../../metrics/metric.ts';
import type { SweptConstant } from '../constants/read-constants.ts';

/** What the code under test made of a case. */
export interface Outcome {
  /** All of it, to see whether another value changes anything. */
  readonly output: string;
  /** How right it is; asked for only where the output is new. */
  score(): Scores;
}

/** A way to see what the values of constants do: cases, and what is right about them. */
export interface Measure {
  /** Of its table of cases; `content`, `encoding`. */
  readonly name: string;
  /** What was measured, for the head of a table. */
  readonly about: string;
  /** What its cases are: `pages`, `texts`. */
  readonly unit: string;
  /** What the code under test has to export, and from which files of core. */
  readonly exported: Readonly<Record<string, string>>;
  /** Scores that the tables show. */
  readonly columns: readonly string[];
  /** Scores of which the mean has to be better before a value is called better. */
  readonly deciding: readonly string[];
  /** Whether a constant is measured by it. */
  isMeant(constant: SweptConstant): boolean;
  /** The cases, which can be handed to a thread: at most this many pages of each dataset. */
  cases(pages: number): Promise<readonly unknown[]>;
  /** Runs one case on a build of core. */
  evaluate(core: unknown, given: unknown): Outcome;
}
