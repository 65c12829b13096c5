import type { Sample } from '../../datasets/sample.ts';
import type { Table } from '../../report/tables/table.ts';

/** An experiment of a paper as a function over samples. */
export interface Sweep {
  readonly name: string;
  readonly about: string;
  /** Its default datasets. */
  readonly datasets: readonly string[];
  /** True for pages to include. */
  readonly isIncluded: (page: { readonly lang: string }) => boolean;
  /** Opens its pages, if they are not in the common format: at most this many of each dataset. */
  open?(pages: number, datasets: readonly string[]): AsyncIterable<Sample>;
  /** Starts a run with fresh counters; with a folder, it goes on where an earlier one with the same code stopped. */
  start(folder: string | null): RunningSweep;
}

/** A running sweep. */
export interface RunningSweep {
  add(sample: Sample): void;
  tables(): readonly Table[];
}
