import { describe, expect, it } from 'vitest';
import { isInSplit, SPLITS } from './cleaneval-splits.ts';

describe('the splits of CleanEval', () => {
  it('have as many pages as the papers say', () => {
    expect(SPLITS.cleaneval.size).toBe(676);
    expect(SPLITS.web2text.size).toBe(148);
  });

  it('count files that have a page', () => {
    // Position 61 of the list is file 64: 55, 56 and none below have no page, and positions begin at 0.
    expect(isInSplit('cleaneval', 'cleaneval-test-64')).toBe(true);
    expect(isInSplit('cleaneval', 'cleaneval-test-63')).toBe(false);
    expect(isInSplit('cleaneval', 'cleaneval-test-799')).toBe(true);
    expect(isInSplit('web2text', 'cleaneval-dev-3')).toBe(true);
    expect(isInSplit('web2text', 'something-else')).toBe(false);
  });
});
