import type { BenchSetting, DatasetFacts, MetricFacts, RunFacts, SystemFacts } from '../../bench/result.ts';
import type { Interval } from '../../metrics/statistics/bootstrap.ts';

/** The cost of a page for a system. */
export interface Cost {
  readonly msPerPage: number;
  /** `cpu`: from `npm run perf`; `wall`: from the bench run, all cores busy. */
  readonly kind: 'cpu' | 'wall';
}

/** A system with its rank. */
export interface RankedSystem extends SystemFacts {
  /** Mean over the datasets that count, with equal weights; `null` if it has no scores there. */
  readonly overall: Interval | null;
  readonly cost: Cost | null;
  /** Colour slot of a highlighted system, from 0; `null` for the rest. */
  readonly slot: number | null;
  /** Page scores on the datasets that count, lowest first. */
  readonly sortedScores: Float64Array;
  readonly runs: readonly RunFacts[];
}

/** A number over some pages. */
export interface SliceValue {
  readonly estimate: number;
  /** 95 % interval. */
  readonly low: number;
  readonly high: number;
  readonly pages: number;
}

/** A part of the pages: a dataset, a language or a page type. */
export interface Slice {
  readonly key: string;
  readonly label: string;
  readonly pages: number;
  /** The metric, if it is not that of the report. */
  readonly metric?: string;
  /** By name of the system. */
  readonly values: ReadonlyMap<string, SliceValue>;
}

/** Pages on which the first chosen system did better or worse than another. */
export interface Duel {
  readonly against: string;
  readonly better: number;
  readonly worse: number;
  readonly same: number;
}

/** A language with too few pages for a mean. */
export interface SmallLanguage {
  readonly key: string;
  readonly label: string;
  readonly pages: number;
  readonly duels: readonly Duel[];
}

/** Everything that the report shows, ready to draw; it contains no page content. */
export interface Findings {
  readonly setting: BenchSetting;
  readonly metric: MetricFacts;
  /** Best first. */
  readonly systems: readonly RankedSystem[];
  readonly datasets: readonly Slice[];
  /** Datasets whose mean is `overall`. */
  readonly counted: readonly DatasetFacts[];
  /** Datasets whose pages are cut by language. */
  readonly forLanguages: readonly DatasetFacts[];
  readonly allDatasets: readonly DatasetFacts[];
  readonly languages: readonly Slice[];
  readonly smallLanguages: readonly SmallLanguage[];
  readonly pageTypes: readonly Slice[];
  readonly notices: readonly string[];
}

/** The highlighted systems, in the order of their colours. */
export function chosenSystems({ systems }: Findings): readonly RankedSystem[] {
  return systems.filter(({ slot }) => slot !== null).toSorted((a, b) => a.slot! - b.slot!);
}
