/** What a process of its own says about itself; ours only carries its pages. */
export interface OtherProcess {
  /** CPU milliseconds that it has spent so far. */
  readonly cpuMs: () => number;
  readonly peakRssMb: () => number;
}

/** The work on one page: returns the content, or a number that proves that other work was done. */
export interface PageWork {
  (html: string, url?: string): string | number | Promise<string | number>;
  /** Set if the work is done in another process, whose time and memory count. */
  readonly process?: OtherProcess;
}

/** Something to measure. */
export interface Candidate {
  readonly name: string;
  /** What it does, for the tables. */
  readonly about: string;
  /** Packages whose versions belong in the results. */
  readonly packages: readonly string[];
  /** Slow ones run on the first quarter of the same pages, so that a run takes minutes. */
  readonly isSlow: boolean;
  /** Imports what it needs; rejects if that is not installed. */
  readonly load: () => Promise<PageWork>;
  /** For a parser: the parse itself, to measure the memory of its trees. */
  readonly loadParser?: () => Promise<(html: string) => object>;
}
