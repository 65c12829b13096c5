import type { ExtractorKind } from '../baselines/extractor.ts';
import type { GoldKind } from '../datasets/manifests/manifest.ts';
import type { Scores } from '../metrics/metric.ts';
import type { Interval } from '../metrics/statistics/bootstrap.ts';

/** The format of `result.json`; an incompatible change gets a new number. */
export const RESULT_FORM = 'fovea-bench-1';

/** Everything a run found, as in `result.json`. Numbers of single pages are in `pages.jsonl.gz` (`PageRecord`). */
export interface BenchResult {
  readonly form: typeof RESULT_FORM;
  readonly setting: BenchSetting;
  readonly metrics: readonly MetricFacts[];
  readonly datasets: readonly DatasetFacts[];
  readonly systems: readonly SystemFacts[];
  /** One entry per system and dataset. */
  readonly runs: readonly RunFacts[];
  /** One entry per system, dataset and metric with at least one page. */
  readonly scores: readonly ScoreEntry[];
  /** What a reader must know: peers that are absent, datasets that differ from their manifest. */
  readonly notices: readonly string[];
}

/** When, where and how it was measured. */
export interface BenchSetting {
  /** ISO 8601 day. */
  readonly date: string;
  readonly node: string;
  readonly machine: string;
  readonly jobs: number;
  readonly timeoutMs: number;
  /** Maximum number of pages per dataset; `null` for all. */
  readonly pagesPerDataset: number | null;
  /** Besides those, at most so many pages of each language of a dataset. */
  readonly pagesPerLanguage?: number;
  /** Digest of the code that scores: metrics and the parser under them. */
  readonly scorer: string;
  /** Wall time of this run, most of which a cache may have saved. */
  readonly seconds: number;
}

/** A metric of the run. */
export interface MetricFacts {
  readonly name: string;
  readonly description: string;
  readonly source: string;
  /** Key of `ScoreEntry.values` that represents the metric. */
  readonly headline: string;
}

/** A dataset of the run. */
export interface DatasetFacts {
  readonly name: string;
  readonly title: string;
  /** SHA-256 of its lines, decompressed. */
  readonly digest: string;
  /** Whether the digest is that of the manifest. */
  readonly state: 'same' | 'differs' | 'unknown';
  readonly gold: GoldKind | null;
  /** True if its numbers may represent accuracy. */
  readonly isHeadline: boolean;
  readonly caveat: string | null;
  /** Pages that were measured. */
  readonly pages: number;
  /** Pages in the file. */
  readonly pagesInFile: number;
  /** Pages left out because their gold is only part of the content. */
  readonly partialGold: number;
  /** Measured pages per language; `und` if it is not known. */
  readonly languages: Readonly<Record<string, number>>;
  readonly pageTypes: Readonly<Record<string, number>>;
}

/** A system of the run: a method of Fovea or a peer. */
export interface SystemFacts {
  readonly name: string;
  readonly kind: ExtractorKind;
  readonly about: string;
  readonly version: string;
}

/** Facts about a system on a dataset, before any metric. */
export interface RunFacts {
  readonly system: string;
  readonly dataset: string;
  readonly pages: number;
  /** Pages without any text in the output, failures included. */
  readonly empty: number;
  /** Pages on which it crashed or threw; they count as empty. */
  readonly errors: number;
  /** Pages on which it ran out of time; they count as empty and are not among `errors`. */
  readonly timeouts: number;
  /** Wall time per page, all cores busy: for orientation; `npm run perf` measures cost. */
  readonly meanMs: number;
  readonly medianMs: number;
}

/** A system on a dataset by one metric. */
export interface ScoreEntry {
  readonly system: string;
  readonly dataset: string;
  readonly metric: string;
  /** Pages with the gold that the metric needs. */
  readonly pages: number;
  /** Every number of the metric with its 95 % interval over pages. */
  readonly values: Readonly<Record<string, Interval>>;
  readonly byLanguage: Readonly<Record<string, SliceScores>>;
  readonly byPageType: Readonly<Record<string, SliceScores>>;
}

/** The same over some of the pages; few pages make no mean, so look at `pages` first. */
export interface SliceScores {
  readonly pages: number;
  readonly values: Scores;
}

/** A line of `pages.jsonl.gz`: one page with the results of every system. */
export interface PageRecord {
  readonly dataset: string;
  readonly id: string;
  readonly url: string | null;
  readonly lang: string;
  readonly pageType: string;
  readonly systems: Readonly<Record<string, PageMeasure>>;
}

/** The result of one system on one page. */
export interface PageMeasure {
  /** UTF-16 units of output text. */
  readonly chars: number;
  readonly ms: number;
  readonly error?: string;
  /** By metric; `null` if the page lacks the gold for it. */
  readonly scores: Readonly<Record<string, Scores | null>>;
}
