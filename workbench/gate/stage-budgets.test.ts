import { describe, expect, it } from 'vitest';
import { STAGES } from '../perf/measure/stages.ts';
import { aboveBudgets, lowerBudgets, ratiosOf, type StageRatios } from './stage-budgets.ts';

const all = (ratio: number): StageRatios =>
  Object.fromEntries(STAGES.map((stage) => [stage, ratio])) as Record<(typeof STAGES)[number], number>;

describe('budgets of stages', () => {
  it('are medians in passes of parse5', () => {
    const round = (share: number, parse5: number) => {
      const costs = { total: 5, otherThreads: 1, shares: { parse: share } };
      return { first: costs, hot: costs, parse5 };
    };
    const ratios = ratiosOf([round(0.5, 4), round(0.25, 4), round(0.25, 1)]);
    expect(ratios.parse).toBe(0.5);
    expect(ratios.clean).toBe(0);
  });

  it('allow a tenth, and a little noise', () => {
    expect(aboveBudgets(all(0.2), all(0.224))).toEqual([]);
    expect(aboveBudgets(all(0.2), { ...all(0.2), clean: 0.226 })).toEqual([
      'clean: 0.226 passes of parse5 are more than a tenth above the budget of 0.2',
    ]);
    expect(aboveBudgets(all(0.001), all(0.006))).toEqual([]);
    expect(aboveBudgets(all(0.001), all(0.007))).toHaveLength(STAGES.length);
  });

  it('only come down', () => {
    expect(lowerBudgets(all(0.2), { ...all(0.3), clean: 0.1 })).toEqual({ ...all(0.2), clean: 0.1 });
  });
});
