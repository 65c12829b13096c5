import { describe, expect, it } from 'vitest';
import { BLOCK_COLUMNS } from './blocks/block-columns.ts';
import { columnIndexes, mapColumns } from './column-indexes.ts';
import { GROUP_COLUMNS } from './groups/group-columns.ts';
import { PAGE_COLUMNS } from './page/page-columns.ts';

const COLUMNS = ['text.width', 'place.depth', 'text.words', 'texture.rough'] as const;

describe('columnIndexes', () => {
  it('says where the columns of a part stand', () => {
    expect(columnIndexes(COLUMNS, 'text')).toEqual({ width: 0, words: 2 });
    expect(columnIndexes(COLUMNS, 'place')).toEqual({ depth: 1 });
  });
});

describe('mapColumns', () => {
  it('makes something of every name and its place', () => {
    expect(mapColumns(COLUMNS, 'text', (name, column) => `${column} ${name}`)).toEqual([
      '0 width',
      '2 words',
    ]);
  });
});

describe.each([
  ['blocks', BLOCK_COLUMNS],
  ['groups', GROUP_COLUMNS],
  ['pages', PAGE_COLUMNS],
])('the columns of %s', (_, columns) => {
  it('are called part.name, each once; the dump names files after them', () => {
    for (const column of columns) expect(column).toMatch(/^[a-z][A-Za-z]*\.[a-z][A-Za-z0-9]*$/);
    expect(new Set(columns).size).toBe(columns.length);
  });
});
