import { describe, expect, it } from 'vitest';
import { type Table, tableMarkdown } from '../../report/tables/table.ts';
import { mergedTables } from './merge-tables.ts';

function table(rows: readonly (readonly string[])[], pages = 3): Table {
  return {
    id: 'f1',
    title: 'F1 by dataset',
    head: [{ title: 'system' }, { title: `all (${pages})`, isNumber: true }],
    rows,
  };
}

const pageOf = (...tables: readonly Table[]): string =>
  `# Title\n\n${tables.map((one) => `## ${one.title}\n\n${tableMarkdown(one)}\n`).join('\n')}`;

const ORDER = ['gce', 'r4', 'new', 'whole-body'];

describe('mergedTables', () => {
  const page = pageOf(
    table([
      ['gce', '0.100'],
      ['r4', '0.200'],
      ['gone', '0.300'],
      ['whole-body', '0.400'],
    ]),
  );

  it('replaces rows, adds new ones in their order and keeps all others', () => {
    const fresh = table([
      ['new', '0.900'],
      ['gce', '0.800'],
    ]);
    expect(mergedTables(page, [fresh], ORDER)[0]!.rows).toEqual([
      ['gce', '0.800'],
      ['r4', '0.200'],
      ['new', '0.900'],
      ['gone', '0.300'],
      ['whole-body', '0.400'],
    ]);
  });

  it('puts a system that comes before all others first', () => {
    const fresh = table([['first', '0.500']]);
    expect(mergedTables(page, [fresh], ['first', ...ORDER])[0]!.rows[0]).toEqual(['first', '0.500']);
  });

  it('takes tables that are not about systems from the later run', () => {
    const points = (value: string): Table => ({
      ...table([['centre', value]]),
      title: 'Hits',
      head: [{ title: '' }],
    });
    expect(mergedTables(pageOf(points('0.1')), [points('0.2')], ORDER)).toEqual([points('0.2')]);
  });

  it('refuses rows of other pages', () => {
    expect(() => mergedTables(page, [table([['new', '0.900']], 4)], ORDER)).toThrow('other pages');
    expect(() => mergedTables('', [table([])], ORDER)).toThrow('other pages');
  });
});
