import { describe, expect, it } from 'vitest';
import { markdownTable } from '../../perf/report/table.ts';
import { withNewRows } from './new-rows.ts';

/** A section whose table has the rows given; the first one is its head. */
function section(heading: string, [head = [], ...rows]: readonly (readonly string[])[]): string {
  const columns = head.map((title, at) => ({
    title,
    isNumber: at > 0,
    cell: (row: readonly string[]) => row[at]!,
  }));
  return `## ${heading}\n\nWords.\n\n${markdownTable<readonly string[]>(columns, rows)}\n`;
}

const MEANS = ['#', 'system', 'mean', 'ms'];

describe('withNewRows', () => {
  it('puts a system where its new mean belongs, and keeps what was not measured', () => {
    const before = section('Systems', [
      MEANS,
      ['1', 'a', '0.9', '3'],
      ['2', 'b', '0.8', '4'],
      ['3', 'c', '–', '5'],
    ]);
    const later = section('Systems', [MEANS, ['1', 'b', '0.95', '–'], ['2', 'd', '0.1', '6']]);
    const { text, order } = withNewRows(before, later);
    expect(text).toBe(
      section('Systems', [
        MEANS,
        ['1', 'b', '0.95', '4'],
        ['2', 'a', '0.9', '3'],
        ['3', 'd', '0.1', '6'],
        ['4', 'c', '–', '5'],
      ]),
    );
    expect(order).toEqual(['b', 'a', 'd', 'c']);
  });

  it('orders tables without a mean as the table of means, and leaves tables without systems alone', () => {
    const other = section('Datasets', [
      ['dataset', 'pages'],
      ['x', '2'],
    ]);
    const head = ['system', 'x (2)'];
    const before = section('All', [head, ['a', '0.1'], ['b', '0.2']]) + other;
    const later =
      section('All', [head, ['b', '0.3']]) +
      section('Datasets', [
        ['dataset', 'pages'],
        ['x', '1'],
      ]);
    expect(withNewRows(before, later, ['b', 'a']).text).toBe(
      section('All', [head, ['b', '0.3'], ['a', '0.1']]) + other,
    );
  });

  it('keeps a table of other pages, and names it', () => {
    const of = (pages: number): string =>
      section('All', [
        ['system', `x (${pages})`],
        ['a', '0.1'],
      ]);
    expect(withNewRows(of(2), of(3))).toEqual({ text: of(2), order: [], kept: ['All'] });
  });
});
