import type { Sample } from '../../datasets/sample.ts';
import { type Scores, scorePage } from '../../metrics/metric.ts';
import { metricsNamed } from '../../metrics/registry.ts';
import { type CentreHits, centreHits } from './centre-hits.ts';
import type { LayoutSystem } from './systems.ts';

/**
 * LCS and matched text blocks as in the GCE papers, which use characters for LCS; by tokens as well. Words in zones as
 * in Rae et al.; text output is aligned.
 */
export const LAYOUT_METRICS = ['lcs-token', 'lcs-char', 'text-blocks-aligned', 'word-in-zone'] as const;

/** The set of journal pages, which alone have zones to score. */
export const JOURNALS = 'journals-silver';

/** A metric of the tables. */
export type LayoutMetric = (typeof LAYOUT_METRICS)[number];

/** The measurements of one page. */
export interface LayoutRecord {
  readonly dataset: string;
  readonly id: string;
  readonly lang: string;
  readonly hits: CentreHits | null;
  /** By system and metric; `null` if the metric cannot score the page. */
  readonly scores: Readonly<Record<string, Readonly<Record<LayoutMetric, Scores | null>>>>;
  /** UTF-16 units of output, by system. */
  readonly chars: Readonly<Record<string, number>>;
  /** CPU milliseconds in which each method chooses, without reading the page or writing the text. */
  readonly milliseconds: Readonly<Record<string, number>>;
  /** True if the look of the page does not depend on missing files. */
  readonly isWholeLook: boolean;
}

/** Runs systems on a page. */
export async function measureLayout(sample: Sample, systems: readonly LayoutSystem[]): Promise<LayoutRecord> {
  const { dataset } = sample;
  // Characters of whole journal articles take minutes, and no table has them.
  const unwanted = dataset === JOURNALS ? 'lcs-char' : 'word-in-zone';
  const metrics = metricsNamed([...LAYOUT_METRICS]).filter(({ name }) => name !== unwanted);
  const known = new Map<string, Record<LayoutMetric, Scores | null>>();
  const chars: Record<string, number> = {};
  const scores: Record<string, Record<LayoutMetric, Scores | null>> = {};
  const milliseconds: Record<string, number> = {};
  for (const { label, predict, select } of systems.filter(isMeasuredOn(dataset))) {
    const prediction = await predict(sample);
    if (select !== undefined) milliseconds[label] = cpuMilliseconds(() => select(sample));
    chars[label] = prediction.text.length;
    // Systems often agree, and scoring costs more than extracting.
    const key = JSON.stringify([prediction.nodes, prediction.text]);
    const own =
      known.get(key) ??
      (Object.fromEntries(
        metrics.map((metric) => [metric.name, scorePage(metric, sample, prediction)]),
      ) as Record<LayoutMetric, Scores | null>);
    known.set(key, own);
    scores[label] = own;
  }
  return {
    dataset,
    id: sample.id,
    lang: sample.lang ?? 'und',
    hits: centreHits(sample),
    scores,
    chars,
    milliseconds,
    isWholeLook: !EXTERNAL_SHEET.test(sample.html),
  };
}

function isMeasuredOn(dataset: string): (system: LayoutSystem) => boolean {
  return ({ datasets }) => datasets?.includes(dataset) ?? true;
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
