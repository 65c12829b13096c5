import { describe, expect, it } from 'vitest';
import { progressLine } from './progress.ts';

describe('progressLine', () => {
  it('tells pages, rate and what is left', () => {
    expect(progressLine(60, 240, 2, 'set')).toMatch(/^█{6}░{18} 60\/240 pages {2}30\/s {2}6 s left {2}set$/);
  });
});
