import { describe, expect, it } from 'vitest';
import { duration, type ProgressState, progressLine } from './progress.ts';

const state: ProgressState = {
  pages: 250,
  failed: 0,
  resumed: 0,
  totalPages: 1000,
  fraction: null,
  startFraction: 0,
  elapsedMs: 10_000,
};

describe('progressLine', () => {
  it('shows share, count, rate and time left', () => {
    expect(progressLine(state, false)).toBe(' 25%  250/1,000 pages  25 pages/s  0:30 left');
    expect(progressLine(state, true)).toContain('██████░░░░░░░░░░░░░░░░░░  25%');
  });

  it('goes by bytes if the number of pages is unknown', () => {
    const line = progressLine({ ...state, totalPages: null, fraction: 0.5, failed: 3 }, false);
    expect(line).toBe(' 50%  250 pages  25 pages/s  0:10 left  3 failed');
  });

  it('counts one page as one', () => {
    expect(progressLine({ ...state, pages: 1, totalPages: null }, true)).toContain('1 page  ');
    expect(progressLine({ ...state, pages: 0, totalPages: 1 }, true)).toContain('0/1 page  ');
  });

  it('does not credit this run with the pages of an earlier one', () => {
    const line = progressLine({ ...state, resumed: 500 }, false);
    expect(line).toBe(' 75%  750/1,000 pages  25 pages/s  0:10 left');
  });

  it('shows less if it knows less', () => {
    expect(progressLine({ ...state, totalPages: null }, true)).toBe('250 pages  25 pages/s');
    // A short input is read before its pages are.
    expect(progressLine({ ...state, totalPages: null, fraction: 1 }, true)).toBe('250 pages  25 pages/s');
    expect(progressLine({ ...state, pages: 0, elapsedMs: 0 }, false)).toBe('  0%  0/1,000 pages  0 pages/s');
  });
});

describe('duration', () => {
  it('reads like a clock', () => {
    expect([0, 59_400, 60_000, 3_725_000].map(duration)).toEqual(['0:00', '0:59', '1:00', '1:02:05']);
  });
});
