import { describe, expect, it } from 'vitest';
import { sparsemax } from './sparsemax.ts';

describe('sparsemax', () => {
  it.each([
    // One score leads by more than 1: it takes all.
    [
      [2, 0.5, 0],
      [1, 0, 0],
    ],
    // Threshold (1 + 0.8 - 1) / 2 = 0.4.
    [
      [1, 0.8, 0.1],
      [0.6, 0.4, 0],
    ],
    [
      [0, 0, 0, 0],
      [0.25, 0.25, 0.25, 0.25],
    ],
    [
      [-5, -5],
      [0.5, 0.5],
    ],
  ])('projects %j', (scores, wanted) => {
    const values = Float64Array.from(scores);
    sparsemax(values);
    for (const [i, value] of wanted.entries()) expect(values[i]).toBeCloseTo(value, 12);
  });
});
