import { DEFAULT_METHOD, type Page, parsePage } from 'fovea';
import { predictWith } from '../../baselines/fovea/fovea-methods.ts';
import { variantNamed } from '../../baselines/fovea/method-variant.ts';
import { comparatorNamed } from '../../comparators/registry.ts';
import type { Sample } from '../../datasets/sample.ts';
import { type Metric, type Scores, scorePage } from '../../metrics/metric.ts';
import { usePage } from '../../metrics/nodes/gold.ts';
import { metricsNamed } from '../../metrics/registry.ts';
import { crossFitted } from '../../train/cross-fit.ts';
import type { TimedPrediction } from '../store/store.ts';
import type { Busy, PageJob, PageOutcome } from './page-job.ts';

/** Parses the page once, runs the methods on it and scores all predictions. `tell` is called with what comes next. */
export function workOnPage(job: PageJob, tell: (busy: Busy) => void = () => {}): PageOutcome {
  const predictions = runMethods(job, tell);
  tell(null);
  const scoreOne = pageScorer(job.sample);
  const all = { ...job.known, ...predictions };
  const scores: Record<string, Record<string, Scores | null>> = {};
  for (const [label, names] of Object.entries(job.wanted)) {
    const prediction = all[label];
    if (prediction === undefined) continue;
    scores[label] = Object.fromEntries(
      metricsNamed(names).map((metric) => [metric.name, scoreOne(metric, prediction)]),
    );
  }
  return { predictions, scores };
}

type ScoreOne = (metric: Metric, prediction: TimedPrediction) => Scores | null;

/**
 * Scores predictions of one page. Methods often agree, and a metric that needs neither nodes nor metadata depends only on
 * the text: the same text is scored once.
 */
function pageScorer(sample: Sample): ScoreOne {
  const known = new Map<string, Map<string, Scores | null>>();
  return (metric, prediction) => {
    if (metric.needs.includes('gold_nodes') || metric.needs.includes('meta')) {
      return scorePage(metric, sample, prediction);
    }
    const text = prediction.error === undefined ? prediction.text : '';
    const scores = known.get(metric.name) ?? new Map<string, Scores | null>();
    known.set(metric.name, scores);
    if (!scores.has(text)) scores.set(text, scorePage(metric, sample, prediction));
    return scores.get(text) ?? null;
  };
}

function runMethods(
  { sample, methods: wanted }: PageJob,
  tell: (busy: Busy) => void,
): Record<string, TimedPrediction> {
  const predictions: Record<string, TimedPrediction> = {};
  let parsed: { readonly page: Page; readonly ms: number } | null = null;
  for (const [label, name] of Object.entries(wanted)) {
    tell(label);
    const start = performance.now();
    try {
      parsed ??= parse(sample);
      const prediction = runMethod(name, parsed.page, sample);
      // The parse is shared, but each system would have had to pay for it.
      const isFirst = Object.keys(predictions).length === 0;
      predictions[label] = {
        ...prediction,
        ms: round(performance.now() - start + (isFirst ? 0 : parsed.ms)),
      };
    } catch (error) {
      const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      predictions[label] = { text: '', error: message, ms: round(performance.now() - start) };
    }
  }
  return predictions;
}

function parse(sample: Sample): { page: Page; ms: number } {
  const start = performance.now();
  const page = parsePage(sample.html);
  // The tree is built on first use.
  void page.tree;
  usePage(sample, page);
  return { page, ms: performance.now() - start };
}

function runMethod(name: string, page: Page, sample: Sample): ReturnType<typeof predictWith> {
  const { method, options } = variantNamed(name);
  // For a method that was trained on these pages, a copy that was not trained on this site is measured.
  const unseen =
    method.name === DEFAULT_METHOD ? crossFitted(sample) : comparatorNamed(method.name)?.forSample?.(sample);
  return predictWith(unseen ?? method, page, sample.url, options);
}

function round(ms: number): number {
  return Math.round(ms * 100) / 100;
}
