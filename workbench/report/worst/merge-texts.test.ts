import { describe, expect, it } from 'vitest';
import { inventedResults } from '../results/invented-results.cases.ts';
import { mergeTexts } from './merge-texts.ts';
import { worstRecords } from './worst-pages.ts';

const told = (gold: string, output: string): string[] =>
  mergeTexts(gold, output).map(({ side, text }) => `${side}: ${text.trim()}`);

describe('mergeTexts', () => {
  it('shows at each place what was missed, then what is too much', () => {
    expect(told('one two three four', 'one 2 three extra four')).toEqual([
      'both: one',
      'gold: two',
      'output: 2',
      'both: three',
      'output: extra',
      'both: four',
    ]);
  });

  it('works by character where words have no spaces', () => {
    expect(told('政府今天宣布', '政府宣布了')).toEqual([
      'both: 政府',
      'gold: 今天',
      'both: 宣布',
      'output: 了',
    ]);
  });

  it('loses nothing of an empty side', () => {
    expect(told('a b', '')).toEqual(['gold: a b']);
    expect(told('', 'a b')).toEqual(['output: a b']);
    expect(mergeTexts('', '')).toEqual([]);
  });

  it('puts space between the end of the gold and what follows', () => {
    expect(
      mergeTexts('end.', 'Share')
        .map(({ text }) => text)
        .join(''),
    ).toBe('end.\nShare');
  });
});

describe('worstRecords', () => {
  it('takes the lowest scores of the datasets that count', () => {
    const { pages, result } = inventedResults(3, 40);
    const worst = worstRecords(pages, new Set(['first-set']), 'npm-peer-1', result.metrics[0]!, 5);
    expect(worst).toHaveLength(5);
    expect(worst.every(({ record }) => record.dataset === 'first-set')).toBe(true);
    const lowest = Math.min(
      ...pages
        .filter(({ dataset }) => dataset === 'first-set')
        .map((page) => page.systems['npm-peer-1']!.scores['lcs-token']!['f1']!),
    );
    expect(worst[0]!.score).toBe(lowest);
  });
});
