import { describe, expect, it } from 'vitest';
import { belowFloors, type Floor, raiseFloors } from './floors.ts';

const what = { method: 'm', dataset: 'set', metric: 'lcs-token' };
const old: Floor[] = [{ ...what, floor: 0.8, measured: 0.81 }];

describe('belowFloors', () => {
  it('names what fell, and only that', () => {
    expect(belowFloors(old, [{ ...what, value: 0.8 }])).toEqual([]);
    expect(belowFloors(old, [{ ...what, value: 0.7999 }])).toEqual([
      'm on set by lcs-token: 0.7999 is below its floor 0.8000',
    ]);
    expect(belowFloors(old, [])).toEqual([]);
  });
});

describe('raiseFloors', () => {
  const raise = (value: number, mayLower: boolean): number | undefined =>
    raiseFloors(old, [{ ...what, value }], mayLower).floors[0]?.floor;

  it('raises with the measured value, less some slack', () => {
    expect(raise(0.9, false)).toBe(0.89);
    expect(raise(0.805, false)).toBe(0.8);
  });

  it('gives pages in many languages more slack, but not where choosing less would pass', () => {
    const floorOf = (metric: string): number | undefined =>
      raiseFloors([], [{ ...what, dataset: 'prism-break', metric, value: 0.9 }], false).floors[0]?.floor;
    expect(floorOf('alike')).toBe(0.88);
    expect(floorOf('chosen-alike')).toBe(0.89);
  });

  it('never lowers by itself', () => {
    expect(raise(0.5, false)).toBe(0.8);
    expect(raise(0.5, true)).toBe(0.49);
    expect(raise(0.805, true)).toBe(0.8);
    expect(raiseFloors(old, [{ ...what, value: 0.5 }], true).lowered).toHaveLength(1);
  });
});
