import { kMeans } from '../../features/k-means.ts';
import { blur, gaussianKernel } from '../../features/text-stream/gaussian.ts';
import type { CetrOptions } from './options.ts';
import type { TagRatioLines } from './tag-ratio-lines.ts';

/** Maximum number of steps of a blur, which would cost more than it smooths; 64 lines on each side are always allowed. @cap */
const MAX_BLUR_STEPS = 4_000_000;
const MIN_CAPPED_RADIUS = 64;

/** Characters of text per tag, line by line; a line without a tag counts as having one. */
export function tagRatios({ size, chars, tags }: TagRatioLines): Float64Array {
  const ratios = new Float64Array(size);
  for (let line = 0; line < size; line++) ratios[line] = chars[line]! / Math.max(1, tags[line]!);
  return ratios;
}

/** Blurs with a Gaussian of this standard deviation, truncated at one deviation as in the paper. */
export function smooth(ratios: Float64Array, sigma: number): Float64Array {
  const most = Math.max(MIN_CAPPED_RADIUS, Math.floor(MAX_BLUR_STEPS / Math.max(1, ratios.length)));
  const radius = Math.min(Math.ceil(sigma), most);
  return radius === 0 ? ratios : blur(ratios, gaussianKernel(radius, sigma));
}

/** How much the next lines differ from each line: `|mean of the next alpha ratios - ratio|`. */
export function jumps(ratios: Float64Array, alpha: number): Float64Array {
  const found = new Float64Array(ratios.length);
  for (let line = 0; line < ratios.length; line++) {
    const to = Math.min(line + 1 + alpha, ratios.length);
    let sum = 0;
    for (let next = line + 1; next < to; next++) sum += ratios[next]!;
    found[line] = to === line + 1 ? 0 : Math.abs(sum / (to - line - 1) - ratios[line]!);
  }
  return found;
}

/** The standard deviation of a whole population. */
export function standardDeviation(values: Float64Array): number {
  const { length } = values;
  if (length === 0) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / length);
}

/** Marks the lines outside the cluster around the origin, which holds lines with few characters and many tags. */
export function contentLines(lines: TagRatioLines, options: CetrOptions): Uint8Array {
  const ratios = tagRatios(lines);
  const sigma = options.sigma > 0 ? options.sigma : standardDeviation(ratios);
  const smoothed = smooth(ratios, sigma);
  const differences = smooth(jumps(smoothed, options.alpha), sigma);
  const values = new Float64Array(2 * lines.size);
  for (let line = 0; line < lines.size; line++) {
    values[2 * line] = smoothed[line]!;
    values[2 * line + 1] = differences[line]!;
  }
  const { clusterOf } = kMeans({ values, dimensions: 2 }, { k: options.clusters, isFirstAtOrigin: true });
  return Uint8Array.from(clusterOf, (cluster) => (cluster === 0 ? 0 : 1));
}
