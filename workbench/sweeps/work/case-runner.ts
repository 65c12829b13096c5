import type { Scores } from '../../metrics/metric.ts';
import type { Measure, Outcome } from '../measures/measure.ts';
import type { Watch } from './watch.ts';

/** What one value did. */
export interface VariantOutcome {
  /** Cases on which the constant was asked for. */
  readonly read: number;
  /** Cases whose output changed, with their new scores. */
  readonly changed: readonly (readonly [at: number, scores: Scores])[];
}

/** Cases of a measure, run with the values of the source first and then with others. */
export class CaseRunner {
  readonly #measure: Measure;
  readonly #cases: readonly unknown[];
  readonly #watch: Watch;
  readonly #outputs: string[] = [];
  /** Of each case, the constants that it asked for. */
  readonly #seen: ReadonlySet<number>[] = [];

  constructor(measure: Measure, cases: readonly unknown[], watch: Watch) {
    this.#measure = measure;
    this.#cases = cases;
    this.#watch = watch;
  }

  /** Runs all cases; gives their scores. */
  runBaseline(core: unknown): readonly Scores[] {
    return this.#cases.map((given, at) => {
      this.#watch.seen.clear();
      const outcome = this.#evaluate(core, given);
      this.#outputs[at] = outcome.output;
      this.#seen[at] = new Set(this.#watch.seen);
      return outcome.score();
    });
  }

  /** How many cases a constant has a say on. */
  casesOf(number: number): number {
    return this.#seen.filter((seen) => seen.has(number)).length;
  }

  /** Runs the cases that a constant has a say on, or all of them where it speaks while the code is loaded. */
  runVariant(core: unknown, number: number, isAll: boolean): VariantOutcome {
    let read = 0;
    const changed: [number, Scores][] = [];
    for (const [at, given] of this.#cases.entries()) {
      if (!isAll && !this.#seen[at]!.has(number)) continue;
      read++;
      const outcome = this.#evaluate(core, given);
      if (outcome.output !== this.#outputs[at]) changed.push([at, outcome.score()]);
    }
    return { read, changed };
  }

  /** A value that breaks the code is a value like any other: it scores nothing. */
  #evaluate(core: unknown, given: unknown): Outcome {
    try {
      return this.#measure.evaluate(core, given);
    } catch (error) {
      return { output: String(error), score: () => ({}) };
    }
  }
}
