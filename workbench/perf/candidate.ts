/** One page's work: the content of an extractor, or a number that proves that some other work was done. */
export type PageWork = (html: string, url?: string) => string | number | Promise<string | number>;

/** Something to measure. */
export interface Candidate {
  readonly name: string;
  /** What it does, for the tables. */
  readonly about: string;
  /** Packages whose versions belong into the results. */
  readonly packages: readonly string[];
  /** Slow ones run on the first quarter of the same pages, so that a run takes minutes. */
  readonly isSlow: boolean;
  /** Imports what it needs; rejects when that is not installed. */
  readonly load: () => Promise<PageWork>;
  /** Of a parser: the parse itself, to see how much memory its trees hold. */
  readonly loadParser?: () => Promise<(html: string) => object>;
}
