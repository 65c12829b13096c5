import { describe, expect, it } from 'vitest';
import type { FirstMeasured } from '../first.ts';
import { STAGES } from '../measure/stages.ts';
import { firstPlot, windowMeans } from './first-plot.ts';
import { firstMarkdown, meanOfFirst, pageCosts } from './first-report.ts';

/** Three rounds of 240 pages that cost 10 ms before the hundredth and 2 after it; the last round is disturbed. */
const perPage = Array.from({ length: 240 }, (_, i) => (i < 100 ? 10 : 2));
function measured(name: string, factor: number): FirstMeasured {
  const costs = perPage.map((ms) => factor * ms);
  const disturbed = { load: 900, perPage: costs.map((ms) => 9 * ms) };
  return {
    name,
    rounds: [{ load: 40, perPage: costs }, { load: 40, perPage: costs }, disturbed],
    skipped: null,
  };
}

const setting = { date: '2026-01-02', node: 'v20', machine: '2 × CPU', loadPerCore: 0.5, versions: {} };
const shares = Object.fromEntries(STAGES.map((stage) => [stage, stage === 'parse' ? 0.25 : 0.75 / 13]));
const costs = { total: 10, otherThreads: 6, shares };

describe('firstMarkdown', () => {
  const text = firstMarkdown({
    setting,
    sample: { digest: 'abc', pages: 240, megabytes: 1 },
    rounds: 3,
    measured: [measured('fovea-text', 1), measured('defuddle', 12)],
    stages: [{ first: costs, hot: { ...costs, otherThreads: 0 }, parse5: 2 }],
  });

  it('gives means from the first page on, and against Fovea', () => {
    expect(text).toMatch(
      /\| fovea-text \| +40\.0 \| +10\.0 \| +10\.0 \| +10\.0 \| +6\.00 \| +2\.00 \| +1\.00 \|/,
    );
    expect(text).toMatch(/\| defuddle .*\| +72\.0 \| +24\.0 \| +12\.0 \|/);
  });

  it('divides the main thread among the stages', () => {
    expect(text).toMatch(/\| parse +\| +1\.00 \| +10\.0 % \| +2\.50 \| +25\.0 % \|/);
    expect(text).toMatch(/\| compiler and collector on other threads \| +6\.00 \| +60\.0 %/);
  });
});

describe('pageCosts', () => {
  it('is not moved by one disturbed round', () => {
    expect(pageCosts(measured('one', 1))).toEqual(perPage);
    expect(meanOfFirst(measured('one', 1), 200)).toBe(6);
    expect(meanOfFirst(measured('one', 1), 500)).toBeNaN();
  });
});

describe('firstPlot', () => {
  it('draws a line per candidate through means of neighbouring pages', () => {
    const { body, description } = firstPlot([
      { name: 'a', perPage },
      { name: 'b', perPage: perPage.slice(0, 100) },
    ]);
    expect(body.match(/<polyline /g)).toHaveLength(2);
    expect(windowMeans(perPage)).toHaveLength(12);
    expect(description).toBe(
      'a: 10.0 ms a page at first, 2.0 at the end. b: 10.0 ms a page at first, 10.0 at the end.',
    );
  });
});
