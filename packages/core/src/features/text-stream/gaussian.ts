/** Weights of a Gaussian from `-radius` to `radius`, with sum 1. */
export function gaussianKernel(radius: number, sigma: number): Float64Array {
  const kernel = new Float64Array(2 * radius + 1);
  let sum = 0;
  for (let offset = -radius; offset <= radius; offset++) {
    const weight = radius === 0 ? 1 : Math.exp(-(offset * offset) / (2 * sigma * sigma));
    kernel[offset + radius] = weight;
    sum += weight;
  }
  for (let index = 0; index < kernel.length; index++) kernel[index]! /= sum;
  return kernel;
}

/** The blurred value at one position; the sequence is mirrored beyond its ends. */
export function blurAt(values: ArrayLike<number>, index: number, kernel: Float64Array): number {
  const radius = kernel.length >> 1;
  const first = index - radius;
  const isInside = first >= 0 && index + radius < values.length;
  let sum = 0;
  for (let tap = 0; tap < kernel.length; tap++) {
    const at = isInside ? first + tap : mirrored(first + tap, values.length);
    sum += kernel[tap]! * values[at]!;
  }
  return sum;
}

/** A blurred copy. */
export function blur(values: ArrayLike<number>, kernel: Float64Array): Float64Array {
  const blurred = new Float64Array(values.length);
  for (let index = 0; index < blurred.length; index++) blurred[index] = blurAt(values, index, kernel);
  return blurred;
}

/** `-1` is 0, `-2` is 1, `length` is the last, and so on for sequences shorter than the kernel. */
function mirrored(index: number, length: number): number {
  const period = 2 * length;
  const place = ((index % period) + period) % period;
  return place < length ? place : period - 1 - place;
}
