import { describe, expect, it } from 'vitest';
import { blur, gaussianKernel } from './gaussian.ts';

describe('gaussianKernel', () => {
  it('adds up to one and falls off as a Gaussian does', () => {
    const kernel = gaussianKernel(2, 1);
    expect(kernel.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    expect(kernel[1]! / kernel[2]!).toBeCloseTo(Math.exp(-0.5), 12);
    expect(kernel[0]! / kernel[2]!).toBeCloseTo(Math.exp(-2), 12);
  });

  it('is a single one without a radius', () => {
    expect([...gaussianKernel(0, 0)]).toEqual([1]);
  });
});

describe('blur', () => {
  it('mirrors the ends, so that what is even stays even', () => {
    for (const value of blur([3, 3, 3], gaussianKernel(7, 3))) expect(value).toBeCloseTo(3, 12);
  });

  it('repeats the first value before the first', () => {
    // Weights 0.25, 0.5, 0.25: (1 + 2·1 + 5) / 4 and (1 + 2·5 + 5) / 4.
    const blurred = blur([1, 5], Float64Array.of(0.25, 0.5, 0.25));
    expect([...blurred]).toEqual([2, 4]);
  });

  it('has nothing to do on nothing', () => {
    expect(blur([], gaussianKernel(3, 1))).toHaveLength(0);
  });
});
