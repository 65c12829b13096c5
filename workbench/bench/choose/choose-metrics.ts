import type { Metric } from '../../metrics/metric.ts';
import { METRICS, metricsNamed } from '../../metrics/registry.ts';
import type { Choice } from '../options.ts';

/**
 * Metrics that cost tens of milliseconds per page and system where the others cost one to four (measured over the
 * methods of Fovea): with them a full run takes hours. `--metrics all` includes them, and the store keeps the scores.
 */
const SLOW: ReadonlySet<string> = new Set(['lcs-char', 'rouge-lsum', 'text-blocks-aligned', 'web2text']);

/** One metric for full gold, in any script, and one for snippets, if a single number per dataset is enough. */
export const PRINCIPAL: readonly string[] = ['lcs-token', 'segments'];

/** The metrics of a run; an unknown name throws with the known ones. */
export function chooseMetrics(choice: Choice): readonly Metric[] {
  return choice === 'default' ? METRICS.filter((metric) => !SLOW.has(metric.name)) : metricsNamed(choice);
}
