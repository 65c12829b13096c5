import { describe, expect, it } from 'vitest';
import { countOf, failureLines, notRunLines } from './summary.mjs';

const FINE = { file: 'a.test.ts', passed: 2, failures: [], skipped: [] };

describe('notRunLines', () => {
  it('counts by file and reason', () => {
    const unset = { test: 'one', reason: 'FOVEA_DATA is not set' };
    expect(
      notRunLines([
        { ...FINE, skipped: [unset, { ...unset, test: 'two' }] },
        { ...FINE, file: 'b.test.ts', skipped: [{ test: 'three', reason: '' }] },
      ]),
    ).toEqual(['did not run: 2 of a.test.ts: FOVEA_DATA is not set', 'did not run: 1 of b.test.ts']);
  });
});

describe('failureLines', () => {
  it('names what failed and what passed the second time, with the first line of the message', () => {
    const failures = [{ test: 'one', message: 'expected 1 to be 2\nat a.ts' }];
    const unsteady = [{ test: 'two', message: 'late' }];
    expect(failureLines([FINE, { ...FINE, failures, unsteady }])).toEqual([
      'passed the second time: a.test.ts: two: late',
      'failed: a.test.ts: one: expected 1 to be 2',
    ]);
  });
});

describe('countOf', () => {
  it('adds what passed and what failed', () => {
    expect(countOf([FINE, { ...FINE, passed: 3, failures: [{ test: 'one', message: '' }] }])).toEqual({
      passed: 5,
      failed: 1,
    });
  });
});
