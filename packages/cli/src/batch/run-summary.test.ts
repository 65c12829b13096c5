import { describe, expect, it } from 'vitest';
import { NOTHING, summaryLine, type TimedSummary } from './run-summary.ts';

const ran = (pages: number, failed: number, more: Partial<TimedSummary> = {}): TimedSummary => ({
  pages,
  failed,
  empty: 0,
  skipped: 0,
  interrupted: false,
  slowest: null,
  children: 1,
  elapsedMs: 1000,
  ...more,
});

describe('summaryLine', () => {
  it('counts one page as one', () => {
    expect(summaryLine(ran(1, 0, { skipped: 1 }), NOTHING)).toBe(
      '1 page in 1.0 s (1 pages/s), 0 without content, 0 failed, 1 record skipped',
    );
    expect(summaryLine(ran(2, 1, { skipped: 2 }), NOTHING)).toBe(
      '2 pages in 1.0 s (2 pages/s), 0 without content, 1 failed, 2 records skipped',
    );
  });

  it('tells failures of this run from those that it kept', () => {
    expect(summaryLine(ran(3, 0), { rows: 5, failed: 2, retried: null })).toBe(
      '3 pages in 1.0 s (3 pages/s), 5 already done, of which 2 failed, 0 without content, 0 failed',
    );
  });

  it('joins a retry with what came after it', () => {
    const retried = ran(2, 1, { slowest: { name: 'a', ms: 900 } });
    const after = ran(3, 0, { slowest: { name: 'b', ms: 20 } });
    expect(summaryLine(after, { rows: 6, failed: 1, retried })).toBe(
      '5 pages in 2.0 s (2.5 pages/s), 4 already done, 0 without content, 1 failed, slowest a (0.90 s)',
    );
    expect(summaryLine(null, { rows: 2, failed: 1, retried })).toBe(
      '2 pages in 1.0 s (2 pages/s), 0 without content, 1 failed, slowest a (0.90 s)',
    );
  });
});
