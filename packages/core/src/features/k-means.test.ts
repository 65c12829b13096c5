import { describe, expect, it } from 'vitest';
import { kMeans } from './k-means.ts';

const onALine = (...values: number[]) => ({ values: Float64Array.from(values), dimensions: 1 });

describe('kMeans', () => {
  it('starts at the point farthest from the origin, then at the one farthest from the centres so far', () => {
    const { clusterOf, centres } = kMeans(onALine(1, 2, 11, 12, 30), { k: 3 });
    expect([...clusterOf]).toEqual([1, 1, 2, 2, 0]);
    expect([...centres]).toEqual([30, 1.5, 11.5]);
  });

  it('keeps a pinned first centre at the origin', () => {
    const { clusterOf, centres } = kMeans(onALine(2, 3, 10, 12), { k: 2, isFirstAtOrigin: true });
    expect([...clusterOf]).toEqual([0, 0, 1, 1]);
    expect([...centres]).toEqual([0, 11]);
  });

  it('clusters in several dimensions', () => {
    const values = Float64Array.from([0, 0, 0, 1, 9, 9, 9, 8]);
    expect([...kMeans({ values, dimensions: 2 }, { k: 2 }).clusterOf]).toEqual([1, 1, 0, 0]);
  });

  it('leaves clusters empty when there are fewer distinct points, and takes no points at all', () => {
    expect([...kMeans(onALine(5, 5), { k: 3 }).clusterOf]).toEqual([0, 0]);
    expect([...kMeans(onALine(), { k: 3 }).clusterOf]).toEqual([]);
  });
});
