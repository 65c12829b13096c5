import { describe, expect, it } from 'vitest';
import { belowFloors, type Floor, lowerCeiling, raiseFloors } from './floors.ts';

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

  it('never lowers by itself', () => {
    expect(raise(0.5, false)).toBe(0.8);
    expect(raise(0.5, true)).toBe(0.49);
    expect(raise(0.805, true)).toBe(0.8);
    expect(raiseFloors(old, [{ ...what, value: 0.5 }], true).lowered).toHaveLength(1);
  });
});

describe('lowerCeiling', () => {
  it('follows the size down, and up only when told', () => {
    const ceiling = { ceiling: 1000, measured: 990 };
    expect(lowerCeiling(null, 500, false)).toEqual({ bundle: { ceiling: 505, measured: 500 }, raised: [] });
    expect(lowerCeiling(ceiling, 500, false).bundle.ceiling).toBe(505);
    expect(lowerCeiling(ceiling, 2000, false)).toMatchObject({
      bundle: { ceiling: 1000 },
      raised: [expect.any(String)],
    });
    expect(lowerCeiling(ceiling, 2000, true).bundle.ceiling).toBe(2020);
  });
});
