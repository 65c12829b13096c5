import { describe, expect, it } from 'vitest';
import { describeSetting } from './machine.ts';
import { treesMarkdown } from './trees-report.ts';

const markdown = (ours: number): string =>
  treesMarkdown({
    setting: describeSetting([]),
    sample: { digest: 'd', pages: 2, megabytes: 4 },
    rows: [
      { candidate: 'parse5', about: 'theirs', megabytes: 80 },
      { candidate: 'fovea-html', about: 'ours', megabytes: ours },
    ],
  });

describe('treesMarkdown', () => {
  it('compares with parse5 and with the source', () => {
    const cells = markdown(10)
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(cells.at(-1)).toEqual(['', 'fovea-html', '10.0', '2.50', '0.13', 'ours', '']);
  });

  it('says whether the goal is met', () => {
    expect(markdown(10)).toContain("take 0.13 of what parse5's take (≤ 0.2, met)");
    expect(markdown(20)).toContain('(≤ 0.2, missed)');
  });

  it('says nothing of the goal where a parser was not measured', () => {
    const sample = { digest: 'd', pages: 2, megabytes: 4 };
    const rows = [{ candidate: 'fovea-html', about: 'ours', megabytes: 10 }];
    expect(treesMarkdown({ setting: describeSetting([]), sample, rows })).not.toContain('missed');
  });
});
