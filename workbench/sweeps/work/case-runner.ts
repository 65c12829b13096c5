import type { Scores } from '../../metrics/metric.ts';
import type { Measure, Outcome } from '../measures/measure.ts';
import { type Asked, caseKey, type Watch } from './watch.ts';

/** The effect of one value. */
export interface VariantOutcome {
  /** Number of cases that ran with it, because their result could change. */
  readonly run: number;
  /** Cases whose output changed, with their new scores. */
  readonly changed: readonly (readonly [at: number, scores: Scores])[];
}

/** Runs the cases of a measure with the original values first and then with others. */
export class CaseRunner {
  readonly #measure: Measure;
  readonly #cases: readonly unknown[];
  readonly #watch: Watch;
  readonly #outputs: string[] = [];
  readonly #asked: Asked[] = [];

  constructor(measure: Measure, cases: readonly unknown[], watch: Watch) {
    this.#measure = measure;
    this.#cases = cases;
    this.#watch = watch;
  }

  /** Runs all cases; returns their scores. The original values break nothing, so an error is a bug of this program. */
  runBaseline(core: unknown): readonly Scores[] {
    return this.#cases.map((given, at) => {
      this.#watch.take();
      const outcome = this.#measure.evaluate(core, given);
      this.#outputs[at] = outcome.output;
      this.#asked[at] = this.#watch.take();
      return outcome.score();
    });
  }

  /** The number of cases that asked for a constant. */
  casesOf(number: number): number {
    return this.#asked.filter(({ constants }) => constants.has(number)).length;
  }

  /** How many cases another value of a constant may change. */
  candidatesOf(number: number, values: number): number {
    return this.#asked.filter((_, at) =>
      Array.from({ length: values }, (__, place) => place).some((place) => this.#canTell(at, number, place)),
    ).length;
  }

  /**
   * Constants that some code asks for once for all cases: the first case that gets there asks on its first run, but not
   * when it runs again.
   */
  findRemembered(core: unknown): ReadonlySet<number> {
    const remembered = new Set<number>();
    for (const [at, asking] of this.#firstCases()) {
      this.#watch.take();
      this.#measure.evaluate(core, this.#cases[at]);
      const { places } = this.#watch.take();
      for (const [place, number] of asking) if (!places.has(place)) remembered.add(number);
    }
    return remembered;
  }

  /** Throws if uninstrumented code gives another output, checked on the cases that first reach each use. */
  checkAgainst(plain: unknown): void {
    for (const at of this.#firstCases().keys()) {
      if (this.#measure.evaluate(plain, this.#cases[at]).output !== this.#outputs[at])
        throw new Error(
          `Watching the constants changes what comes out of case ${at} of ${this.#measure.name}.`,
        );
    }
  }

  /** The cases that are the first to reach some uses, with those uses. */
  #firstCases(): ReadonlyMap<number, ReadonlyMap<string, number>> {
    const known = new Set<string>();
    const first = new Map<number, ReadonlyMap<string, number>>();
    for (const [at, { places }] of this.#asked.entries()) {
      const fresh = new Map([...places].filter(([place]) => !known.has(place)));
      for (const place of fresh.keys()) known.add(place);
      if (fresh.size > 0) first.set(at, fresh);
    }
    return first;
  }

  /**
   * Runs the cases that a value of a constant's list can change, or all of them if the code caches the constant.
   */
  runVariant(core: unknown, number: number, place: number, isAll: boolean): VariantOutcome {
    let run = 0;
    const changed: [number, Scores][] = [];
    for (const [at, given] of this.#cases.entries()) {
      if (!isAll && !this.#canTell(at, number, place)) continue;
      run++;
      const outcome = this.#evaluate(core, given);
      if (outcome.output !== this.#outputs[at]) changed.push([at, outcome.score()]);
    }
    return { run, changed };
  }

  #canTell(at: number, number: number, place: number): boolean {
    const { unknown, telling } = this.#asked[at]!;
    return unknown.has(number) || telling.has(caseKey(number, place));
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
