import { describe, expect, it } from 'vitest';
import { notRunLines, sumOf } from './summary.mjs';

describe('notRunLines', () => {
  it('counts by file and reason', () => {
    const a = { file: 'a.test.ts', test: 'one', reason: 'FOVEA_DATA is not set' };
    expect(notRunLines([a, { ...a, test: 'two' }, { file: 'b.test.ts', test: 'three', reason: '' }])).toEqual(
      ['did not run: 2 of a.test.ts: FOVEA_DATA is not set', 'did not run: 1 of b.test.ts'],
    );
  });
});

describe('sumOf', () => {
  it('adds counts, with or without what was skipped', () => {
    const skipped = [{ file: 'a.test.ts', test: 'one', reason: '' }];
    expect(
      sumOf([
        { passed: 2, failed: 1 },
        { passed: 3, failed: 0, skipped },
      ]),
    ).toEqual({ passed: 5, failed: 1, skipped });
  });
});
