import { describe, expect, it } from 'vitest';
import { record, resultOfRecords } from '../result.cases.ts';
import { benchMarkdown } from './report.ts';

const english = Array.from({ length: 10 }, (_, at) => record(`en-${at}`, 'en', 0.8, 0.6));
const records = [...english, record('th-1', 'th', 0.2, 0.9), record('th-2', 'th', 0.5, 0.5)];
const markdown = benchMarkdown(resultOfRecords(records), records);
const rowsAfter = (heading: string): string[][] =>
  markdown
    .slice(markdown.indexOf(heading))
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

describe('benchMarkdown', () => {
  it('gives means to languages with ten pages and counts to the others', () => {
    const [, , english, few, , thai] = rowsAfter('## By language');
    expect(english).toEqual(['en', 'set', 'lcs-token f1', '10', '0.800', '0.600']);
    expect(few).toEqual(['language', 'pages', 'a', 'b']);
    // b wins one, both are level on the other.
    expect(thai).toEqual(['th', '2', '1', '2']);
  });

  it('shows each dataset with an interval, and says what was measured', () => {
    const [, , a] = rowsAfter('### set (12 pages)');
    expect(a?.[0]).toBe('a');
    expect(a?.[3]).toMatch(/^0\.725 \[0\.\d{3}, 0\.\d{3}\]$/);
    expect(markdown).toContain('2026-01-02, Node v24.0.0');
    expect(markdown).toContain('0123456789ab');
  });
});
