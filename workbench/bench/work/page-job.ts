import type { Sample } from '../../datasets/sample.ts';
import type { Scores } from '../../metrics/metric.ts';
import type { TimedPrediction } from '../store/store.ts';

/** All the work on one page, so that it is read and parsed once. */
export interface PageJob {
  readonly sample: Sample;
  /** Methods of Fovea to run, by the label of the system. */
  readonly methods: Readonly<Record<string, string>>;
  /** Existing predictions, by label. */
  readonly known: Readonly<Record<string, TimedPrediction>>;
  /** Names of the metrics to compute, by label. */
  readonly wanted: Readonly<Record<string, readonly string[]>>;
}

/** The outcome of a job. */
export interface PageOutcome {
  /** Predictions of `methods`, by label. */
  readonly predictions: Readonly<Record<string, TimedPrediction>>;
  /** By label and metric; `null` if the page lacks the gold. */
  readonly scores: Readonly<Record<string, Readonly<Record<string, Scores | null>>>>;
}

/** What a job is busy with: the label of a system whose time counts, or `null` for work that must not be interrupted. */
export type Busy = string | null;
