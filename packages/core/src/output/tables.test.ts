import { describe, expect, it } from 'vitest';
import { element } from '../content/build-tree.cases.ts';
import type { ContentElement } from '../content/content-tree.ts';
import { rawTextOf } from '../content/content-walk.ts';
import { rowsOf } from './tables.ts';

const row = (...cells: string[]): ContentElement =>
  element('tr', ...cells.map((cell) => element('td', cell)), ' ');

describe('rowsOf', () => {
  it('gives the head first and the foot last, wherever they stand', () => {
    const table = element(
      'table',
      element('tfoot', row('foot')),
      element('tbody', row('a', 'b'), ' '),
      row('c'),
      ' ',
      element('caption', 'Title'),
      element('thead', row('head')),
    );
    const { captions, rows } = rowsOf(table);
    expect(captions.map((caption) => rawTextOf(caption))).toEqual(['Title']);
    expect(rows.map(({ cells, isHead }) => [isHead, ...cells.map((cell) => rawTextOf(cell))])).toEqual([
      [true, 'head'],
      [false, 'a', 'b'],
      [false, 'c'],
      [false, 'foot'],
    ]);
  });

  it('makes a row of anything else', () => {
    const { captions, rows } = rowsOf(element('table', element('td', 'a'), element('p', 'b')));
    expect(captions).toEqual([]);
    expect(rows.map(({ cells, isHead }) => [isHead, ...cells.map((cell) => rawTextOf(cell))])).toEqual([
      [false, 'a'],
      [false, 'b'],
    ]);
  });
});
