import { describe, expect, it } from 'vitest';
import { markdownTable } from '../../perf/report/table.ts';
import { withKeptCells } from './kept-cells.ts';

/** A page with a table, whose first row is its head, and one that no run measures in part. */
function pageOf(rows: readonly (readonly string[])[], other = 'x'): string {
  const [head = [], ...body] = rows;
  const table = markdownTable<readonly string[]>(
    head.map((title, at) => ({ title, isNumber: at > 0, cell: (row) => row[at]! })),
    body,
  );
  return `# Page\n\nWords ${other}.\n\n## By set\n\nA note.\n\n${table}\n\n## Other\n\n| a |\n| --- |\n| ${other} |\n`;
}

const TABLES = [{ heading: 'By set', same: ['pages'], hasSystemsAbove: true }];

/** The cells of the first table of a page. */
function cellsIn(page: string): string[][] {
  const lines = page.slice(0, page.indexOf('## Other')).split('\n');
  const table = lines.filter((line) => line.startsWith('|'));
  return table
    .filter((_, at) => at !== 1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

describe('withKeptCells', () => {
  const written = pageOf([
    ['set', 'pages', 'one', 'two'],
    ['a', '3', '0.1', '0.2'],
    ['b', '4', '0.3', '0.4'],
  ]);

  it('keeps columns and rows that were not measured, and what stands where nothing was', () => {
    const fresh = pageOf(
      [
        ['set', 'pages', 'two', 'new'],
        ['b', '4', '0.9', '–'],
        ['c', '5', '0.8', '0.7'],
      ],
      'y',
    );
    const page = withKeptCells(fresh, written, TABLES);
    expect(cellsIn(page)).toEqual([
      ['set', 'pages', 'one', 'two', 'new'],
      ['a', '3', '0.1', '0.2', '–'],
      ['b', '4', '0.3', '0.9', '–'],
      ['c', '5', '–', '0.8', '0.7'],
    ]);
    // All else is as it was measured last.
    expect(page).toContain('Words y.');
    expect(page).toContain('| y |');
    expect(page).not.toContain('x');
  });

  it('keeps a cell where a later run has none', () => {
    const fresh = pageOf([
      ['set', 'pages', 'one'],
      ['a', '3', '–'],
    ]);
    expect(cellsIn(withKeptCells(fresh, written, TABLES))[1]).toEqual(['a', '3', '0.1', '0.2']);
  });

  it('keeps rows alone where systems are rows: what a column said may have gone', () => {
    const fresh = pageOf([
      ['set', 'pages', 'two'],
      ['b', '4', '0.9'],
    ]);
    const tables = [{ heading: 'By set', same: ['pages'] }];
    expect(cellsIn(withKeptCells(fresh, written, tables))).toEqual([
      ['set', 'pages', 'two'],
      ['a', '3', '0.2'],
      ['b', '4', '0.9'],
    ]);
  });

  it('tells columns of the same title apart by their order', () => {
    const before = pageOf([
      ['set', 'F1', 'F1'],
      ['a', '0.1', '0.2'],
    ]);
    const fresh = pageOf([
      ['set', 'F1', 'F1'],
      ['a', '–', '0.3'],
    ]);
    expect(cellsIn(withKeptCells(fresh, before, TABLES))).toEqual([
      ['set', 'F1', 'F1'],
      ['a', '0.1', '0.3'],
    ]);
  });

  it('refuses cells of other pages', () => {
    const fresh = pageOf([
      ['set', 'pages', 'one'],
      ['a', '2', '0.5'],
    ]);
    expect(() => withKeptCells(fresh, written, TABLES)).toThrow(
      "'By set' was written for other pages ('a' 3, now 2)",
    );
  });

  it('leaves a page alone that has nothing before it', () => {
    expect(withKeptCells(written, '', TABLES)).toBe(written);
  });
});
