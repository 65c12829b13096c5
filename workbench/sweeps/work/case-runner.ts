import type { Scores } from '../../metrics/metric.ts';
import type { Measure, Outcome } from '../measures/measure.ts';
import { type Asked, tellingKey, type Watch } from './watch.ts';

/** What one value did. */
export interface VariantOutcome {
  /** Cases that were run with it, because they could come out otherwise. */
  readonly run: number;
  /** Cases whose output changed, with their new scores. */
  readonly changed: readonly (readonly [at: number, scores: Scores])[];
}

/** Cases of a measure, run with the values of the source first and then with others. */
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

  /** Runs all cases; gives their scores. Values of the source break nothing, so an error is one of this program. */
  runBaseline(core: unknown): readonly Scores[] {
    return this.#cases.map((given, at) => {
      this.#watch.take();
      const outcome = this.#measure.evaluate(core, given);
      this.#outputs[at] = outcome.output;
      this.#asked[at] = this.#watch.take();
      return outcome.score();
    });
  }

  /** How many cases asked for a constant. */
  casesOf(number: number): number {
    return this.#asked.filter(({ constants }) => constants.has(number)).length;
  }

  /**
   * Constants that some place in the code asks for once for all cases: the first case that comes there asks when it is run
   * first, and not when it is run again.
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

  /** Throws if code that nobody watches gives another output: it is looked at where each place asks first. */
  checkAgainst(plain: unknown): void {
    for (const at of this.#firstCases().keys()) {
      if (this.#measure.evaluate(plain, this.#cases[at]).output !== this.#outputs[at])
        throw new Error(
          `Watching the constants changes what comes out of case ${at} of ${this.#measure.name}.`,
        );
    }
  }

  /** The cases that are the first to come to some of the places that ask, with these. */
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
   * Runs the cases that the value at a place of a constant's list can change, or all of them where the code remembers the
   * constant.
   */
  runVariant(core: unknown, number: number, place: number, isAll: boolean): VariantOutcome {
    let run = 0;
    const changed: [number, Scores][] = [];
    for (const [at, given] of this.#cases.entries()) {
      const { unknown, telling } = this.#asked[at]!;
      if (!isAll && !unknown.has(number) && !telling.has(tellingKey(number, place))) continue;
      run++;
      const outcome = this.#evaluate(core, given);
      if (outcome.output !== this.#outputs[at]) changed.push([at, outcome.score()]);
    }
    return { run, changed };
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
