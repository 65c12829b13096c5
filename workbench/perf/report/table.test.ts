import { describe, expect, it } from 'vitest';
import { markdownTable, short } from './table.ts';

interface Row {
  readonly name: string;
  readonly ms: number;
}

const columns = [
  { title: 'name', cell: (row: Row) => row.name },
  { title: 'ms', isNumber: true, cell: (row: Row) => short(row.ms) },
];

describe('markdownTable', () => {
  it('pads the columns and puts numbers on the right', () => {
    const rows = [
      { name: 'parse5', ms: 7.123 },
      { name: 'jsdom', ms: 1234.5 },
    ];
    expect(markdownTable(columns, rows)).toBe(
      ['| name   |   ms |', '| ------ | ---: |', '| parse5 | 7.12 |', '| jsdom  | 1235 |'].join('\n'),
    );
  });

  it('escapes what would end a cell or a row', () => {
    expect(markdownTable(columns, [{ name: 'a|b\nc', ms: 1 }])).toContain('| a\\|b c | 1.00 |');
  });

  it('is only a head without rows', () => {
    expect(markdownTable(columns, []).split('\n')).toHaveLength(2);
  });
});

describe('short', () => {
  it('keeps about three digits', () => {
    expect([0.1234, 1.234, 12.34, 123.4, 12345].map(short)).toEqual(['0.12', '1.23', '12.3', '123', '12345']);
  });

  it('shows a dash for what is not there', () => {
    expect([null, undefined, Number.NaN, Infinity].map(short)).toEqual(['–', '–', '–', '–']);
  });
});
