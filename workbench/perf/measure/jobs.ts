import type { SamplePage } from '../sample/sample.ts';

/** The pages for the child processes; the file is written once per run. */
export interface PagesFile {
  readonly warmUp: readonly SamplePage[];
  readonly pages: readonly SamplePage[];
}

/** Measures a candidate on pages: each once after the warm-up, then all again and again. */
export interface PagesJob {
  readonly kind: 'pages';
  readonly candidate: string;
  readonly pagesFile: string;
  /** How many of the pages, from the first. */
  readonly pages: number;
  /** Index at which the hot timings are split, to compare with candidates that run on fewer pages. */
  readonly split: number;
  readonly hotPasses: number;
  /** Ids of pages to leave out, because this candidate hung on them before. */
  readonly skip: readonly string[];
  /** Where to write a CPU profile of the hot passes. */
  readonly profile?: string;
}

/** Starts a candidate and gives it one page. */
export interface ColdJob {
  readonly kind: 'cold';
  readonly candidate: string;
  readonly pagesFile: string;
}

/** Gives a fresh process page after page, without any warm-up. */
export interface FirstJob {
  readonly kind: 'first';
  readonly candidate: string;
  readonly pagesFile: string;
  /** How many of the pages, from the first. */
  readonly pages: number;
}

/** Samples where `extract` is, on the first pages of a process and once it is hot. */
export interface StagesJob {
  readonly kind: 'stages';
  /** Always that one: only its stages have names. */
  readonly candidate: 'fovea';
  readonly pagesFile: string;
  readonly pages: number;
}

/** Measures how much memory the trees of all pages hold. */
export interface TreesJob {
  readonly kind: 'trees';
  readonly candidate: string;
  readonly pagesFile: string;
}

/** Measures a candidate on one growth shape at several sizes. */
export interface GrowthJob {
  readonly kind: 'growth';
  readonly candidate: string;
  readonly shape: string;
  /** Characters of the page at each size, smallest first. */
  readonly sizes: readonly number[];
}

export type Job = PagesJob | ColdJob | FirstJob | StagesJob | TreesJob | GrowthJob;

/** A page that threw. */
export interface PageError {
  readonly id: string;
  readonly message: string;
}

/** All times are CPU milliseconds of the whole process (user and system, all threads). */
export interface PagesResult {
  /** Per page, in order; null where left out. */
  readonly shortWarm: readonly (number | null)[];
  /** Mean of the passes, for the pages before and from the split on. */
  readonly hot: { readonly head: number; readonly tail: number };
  readonly errors: readonly PageError[];
  /** Pages with a result of less than 100 characters. */
  readonly nearlyEmpty: number;
  readonly peakRssMb: number;
  /**
   * What stays on the heap and in buffers after all pages, beyond what was there before the import; null for a process
   * of its own, which does not tell.
   */
  readonly retainedMb: number | null;
}

/** CPU milliseconds of a start. */
export interface ColdResult {
  readonly load: number;
  readonly firstPage: number;
  /** Everything since the process began, Node and the harness included. */
  readonly total: number;
}

/** CPU milliseconds of the first pages of a process. */
export interface FirstResult {
  readonly load: number;
  readonly perPage: readonly number[];
}

/** CPU milliseconds per page of one regime, and how they divide. */
export interface StageCosts {
  /** The whole process. */
  readonly total: number;
  /** The compiler and the collector on threads of their own; null where the system does not tell. */
  readonly otherThreads: number | null;
  /** Shares of the samples of the main thread, by stage; together 1. */
  readonly shares: Readonly<Record<string, number>>;
}

/** The costs of the stages in both regimes. */
export interface StagesResult {
  readonly first: StageCosts;
  readonly hot: StageCosts;
  /** Milliseconds of parse5 for a page, hot: the yardstick that changes with the machine as the stages do. */
  readonly parse5: number;
}

/** CPU milliseconds at one size. */
export interface GrowthStep {
  /** Characters asked for; a page has whole parts, and so a few more or less. */
  readonly n: number;
  readonly bytes: number;
  readonly ms: number;
  /** What parsing the same page takes, and what parsing ordinary markup of that length does. */
  readonly parse: number;
  readonly ordinary: number;
}

/** Messages of a working child; every message restarts the time limit. */
export type ChildMessage =
  | { readonly type: 'at'; readonly id: string }
  | { readonly type: 'step'; readonly step: GrowthStep }
  | { readonly type: 'absent'; readonly message: string }
  | { readonly type: 'pages'; readonly result: PagesResult }
  | { readonly type: 'cold'; readonly result: ColdResult }
  | { readonly type: 'first'; readonly result: FirstResult }
  | { readonly type: 'stages'; readonly result: StagesResult }
  | { readonly type: 'trees'; readonly megabytes: number }
  | { readonly type: 'end' };
