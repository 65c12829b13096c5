import type { NodeChoice, Sample } from '../datasets/sample.ts';

/** What a metric can require of a sample. Labels satisfy `gold_nodes`, or else gold text that can be projected. */
export type Need = 'gold_text' | 'snippets' | 'gold_nodes' | 'meta';

/** The metadata that an extractor returned. */
export interface PredictedMetadata {
  readonly title?: string | null;
  readonly author?: string | readonly string[] | null;
  readonly date?: string | null;
}

/** The result of an extractor on one page. */
export interface Prediction {
  /** Plain text of the content, with at least a line break between blocks. */
  readonly text: string;
  /** The content as nodes of `parsePage(sample.html)`, from extractors that select nodes. */
  readonly nodes?: NodeChoice;
  readonly metadata?: PredictedMetadata;
  /** Set if the extractor crashed or timed out; the page then counts as an empty result. */
  readonly error?: string;
}

/** The numbers of one page, or of many. A key that does not apply to a page is left out of its row. */
export type Scores = Readonly<Record<string, number>>;

/** A way to compare predictions with gold: numbers per page, and how those become one row of a table. */
export interface Metric<Row extends Scores = Scores> {
  /** The name in `--metrics rouge-lsum`. */
  readonly name: string;
  /** One line for people. */
  readonly description: string;
  /** Who defined it. */
  readonly source: string;
  readonly needs: readonly Need[];
  /** The key of `aggregate` that represents the metric if there is room for only one number. */
  readonly headline: string;
  /** Scores one page; called only with samples that satisfy `needs`. `null` excludes the page from the metric. */
  score(sample: Sample, prediction: Prediction): Row | null;
  /** Must not depend on the order of the rows; the bootstrap calls it on resampled rows. */
  aggregate(rows: readonly Row[]): Scores;
}

const MEETS: { readonly [Key in Need]: (sample: Sample) => boolean } = {
  gold_text: (sample) => sample.gold_text !== '',
  snippets: ({ snippets }) => !!snippets && snippets.with.length + snippets.without.length > 0,
  gold_nodes: (sample) => !!sample.gold_nodes?.length || sample.gold_text !== '',
  meta: ({ meta }) => !!meta.title || !!meta.author?.length || !!meta.date,
};

/** True if a sample has the gold that a metric compares with. */
export function canScore(metric: Metric, sample: Sample): boolean {
  return metric.needs.every((need) => MEETS[need](sample));
}

/**
 * Scores one page by the rules that all metrics share: no gold, no row; a failed extraction is an empty result
 * (so it scores 0 if there is gold), because no system may gain by failing.
 */
export function scorePage(metric: Metric, sample: Sample, prediction: Prediction): Scores | null {
  if (!canScore(metric, sample)) return null;
  return metric.score(
    sample,
    prediction.error === undefined ? prediction : emptyPrediction(prediction.error),
  );
}

function emptyPrediction(error: string): Prediction {
  return { text: '', nodes: { roots: [], removed: [] }, error };
}
