import { describe, expect, it } from 'vitest';
import { indelRatio } from './levenshtein.ts';
import { countSegments, segments } from './segments.ts';

describe('segments', () => {
  it('looks for segments with case, without regard to white space', () => {
    const snippets = { with: ['one two', 'Three', '天气很好'], without: ['Menu', 'menu'] };
    // found: "one two" (across a line break) and 天气很好; "Three" is missing; "Menu" is there, "menu" is not.
    expect(countSegments(snippets, 'one\n two three Menu 今天天气很好')).toEqual({
      tp: 2,
      fn: 1,
      fp: 1,
      tn: 1,
    });
  });

  it('pools over pages', () => {
    const rows = [
      { tp: 2, fn: 1, fp: 1, tn: 1 },
      { tp: 0, fn: 1, fp: 0, tn: 2 },
    ];
    // P = 2/3, R = 2/4, F1 = 2 · (2/3) · (1/2) / (7/6) = 4/7, accuracy = 5/8
    const scores = segments.aggregate(rows);
    expect(scores['precision']).toBeCloseTo(2 / 3, 12);
    expect(scores['recall']).toBe(0.5);
    expect(scores['f1']).toBeCloseTo(4 / 7, 12);
    expect(scores['accuracy']).toBe(5 / 8);
  });
});

describe('indel ratio', () => {
  it('is 2·LCS / (n + m)', () => {
    // a b c d / a x c: LCS 2 → 4/7. The distance is 2 deletions + 1 insertion = 3 = 7 · (1 − 4/7).
    expect(indelRatio(['a', 'b', 'c', 'd'], ['a', 'x', 'c'])).toBeCloseTo(4 / 7, 12);
    expect(indelRatio([], [])).toBe(1);
    expect(indelRatio(['你好'], [])).toBe(0);
  });
});
