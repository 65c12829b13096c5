import type { Sample } from '../../datasets/sample.ts';
import { type Scores, scorePage } from '../../metrics/metric.ts';
import { metricsNamed } from '../../metrics/registry.ts';
import { type CentreHits, centreHits } from './centre-hits.ts';
import { LAYOUT_SYSTEMS } from './systems.ts';

/**
 * LCS and matched text blocks as in the GCE papers (which use characters for LCS; we use tokens), words in zones as in
 * Rae et al.; text output is aligned.
 */
export const LAYOUT_METRICS = ['lcs-token', 'text-blocks-aligned', 'word-in-zone'] as const;

/** A metric of the tables. */
export type LayoutMetric = (typeof LAYOUT_METRICS)[number];

/** The measurements of one page. */
export interface LayoutRecord {
  readonly dataset: string;
  readonly lang: string;
  readonly hits: CentreHits | null;
  /** By system and metric; `null` if the metric cannot score the page. */
  readonly scores: Readonly<Record<string, Readonly<Record<LayoutMetric, Scores | null>>>>;
  /** CPU milliseconds in which each method chooses, without reading the page or writing the text. */
  readonly milliseconds: Readonly<Record<string, number>>;
  /** True if the look of the page does not depend on missing files. */
  readonly isWholeLook: boolean;
}

/** Runs every system on a page. */
export async function measureLayout(sample: Sample): Promise<LayoutRecord> {
  const metrics = metricsNamed([...LAYOUT_METRICS]);
  const scores: Record<string, Record<LayoutMetric, Scores | null>> = {};
  const milliseconds: Record<string, number> = {};
  for (const { label, predict, select } of LAYOUT_SYSTEMS) {
    const prediction = await predict(sample);
    if (select !== undefined) milliseconds[label] = cpuMilliseconds(() => select(sample));
    scores[label] = Object.fromEntries(
      metrics.map((metric) => [metric.name, scorePage(metric, sample, prediction)]),
    ) as Record<LayoutMetric, Scores | null>;
  }
  return {
    dataset: sample.dataset,
    lang: sample.lang ?? 'und',
    hits: centreHits(sample),
    scores,
    milliseconds,
    isWholeLook: !EXTERNAL_SHEET.test(sample.html),
  };
}

/** An external style sheet; irrelevant for `spider-layout`, whose boxes were recorded with all sheets loaded. */
const EXTERNAL_SHEET =
  /<link\b[^>]{0,400}\brel\s*=\s*["']?[^"'>]{0,40}stylesheet|<style[^>]*>[^<]{0,200}@import/i;

/** CPU time, not wall time: a busy machine must not look like a slow method. */
function cpuMilliseconds(step: () => void): number {
  const start = process.cpuUsage();
  step();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
