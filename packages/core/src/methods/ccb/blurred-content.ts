import { blurAt, gaussianKernel } from '../../features/text-stream/gaussian.ts';

/** How to blur the content-code vector, and the threshold. */
export interface BlurRule {
  readonly radius: number;
  readonly sigma: number;
  readonly threshold: number;
}

/**
 * Marks the content positions (value 1) whose blurred value exceeds the threshold. Code positions (value 0) are never
 * kept, so their blurred value is not computed.
 */
export function keptContent(values: Uint8Array, { radius, sigma, threshold }: BlurRule): Uint8Array {
  const kernel = gaussianKernel(radius, sigma);
  const kept = new Uint8Array(values.length);
  let content = 0;
  for (let place = 0; place < Math.min(radius, values.length); place++) content += values[place]!;
  for (let place = 0; place < values.length; place++) {
    if (place + radius < values.length) content += values[place + radius]!;
    if (place - radius > 0) content -= values[place - radius - 1]!;
    if (values[place] === 0) continue;
    const around = Math.min(place + radius, values.length - 1) - Math.max(place - radius, 0) + 1;
    // Inside a text all values are 1, and so is their mean; most positions need no sum.
    const blurred = content === around ? 1 : blurAt(values, place, kernel);
    if (blurred > threshold) kept[place] = 1;
  }
  return kept;
}
