import type { Sample } from '../../datasets/sample.ts';
import type { Table } from '../../report/tables/table.ts';

/** An experiment of a paper as a function over samples. */
export interface Sweep {
  readonly name: string;
  readonly about: string;
  /** Datasets that it takes when none are named. */
  readonly datasets: readonly string[];
  /** Which pages it is about. */
  readonly isMeant: (page: { readonly lang: string }) => boolean;
  /** Where its pages come from, where that is not the common form: at most so many of each dataset. */
  open?(pages: number, datasets: readonly string[]): AsyncIterable<Sample>;
  /** Takes one page in; a fresh set of counters per run. */
  start(): RunningSweep;
}

/** A sweep on its way. */
export interface RunningSweep {
  add(sample: Sample): void;
  tables(): readonly Table[];
}
