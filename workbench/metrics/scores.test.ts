import { describe, expect, it } from 'vitest';
import { fBeta, meanOfPages, overlapScores, pooledScores } from './scores.ts';

describe('shared scores', () => {
  it('weighs precision and recall', () => {
    expect(fBeta(0.5, 1)).toBeCloseTo(2 / 3, 12);
    // (1 + 0.25) · 0.5 · 1 / (0.25 · 0.5 + 1) = 0.625 / 1.125
    expect(fBeta(0.5, 1, 0.5)).toBeCloseTo(0.625 / 1.125, 12);
    expect(fBeta(0, 0)).toBe(0);
  });

  it('calls two empty sides equal and one empty side a miss', () => {
    expect(overlapScores(0, 0, 0)).toEqual({ precision: 1, recall: 1, f1: 1 });
    expect(overlapScores(0, 3, 0)).toEqual({ precision: 0, recall: 0, f1: 0 });
    expect(overlapScores(0, 0, 3)).toEqual({ precision: 0, recall: 0, f1: 0 });
    expect(overlapScores(1, 2, 4)).toEqual({ precision: 0.5, recall: 0.25, f1: 1 / 3 });
  });

  it('averages a key over the rows that have it', () => {
    expect(meanOfPages([{ a: 1, b: 0 }, { a: 0 }, { a: 0.5 }])).toEqual({ a: 0.5, b: 0 });
    expect(meanOfPages([])).toEqual({});
  });

  it('pools counts before dividing', () => {
    const rows = [
      { tp: 3, fp: 1, fn: 0, tn: 1 },
      { tp: 0, fp: 0, fn: 3, tn: 2 },
    ];
    // P = 3/4, R = 3/6, F1 = 2 · .75 · .5 / 1.25 = .6, accuracy = (3 + 3) / 10
    expect(pooledScores(rows)).toEqual({ precision: 0.75, recall: 0.5, f1: 0.6, accuracy: 0.6 });
  });
});
