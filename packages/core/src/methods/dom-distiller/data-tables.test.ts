import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { Tag } from '../../page/tags.ts';
import { dataTables } from './data-tables.ts';

/** Whether each table of a page holds data. */
function tables(html: string): boolean[] {
  const page = pageFromHtml(`<body>${html}`);
  const isData = dataTables(page);
  return [...page.tree.tag.keys()]
    .filter((id) => page.tree.tag[id] === Tag.table)
    .map((id) => isData[id] === 1);
}

const row = (cells: number): string => `<tr>${'<td>x</td>'.repeat(cells)}</tr>`;
const table = (rows: number, cells: number, attributes = ''): string =>
  `<table ${attributes}>${row(cells).repeat(rows)}</table>`;

describe('dataTables', () => {
  it.each([
    ['one row', table(1, 9), false],
    ['one column', table(30, 1), false],
    ['ten cells', table(5, 2), false],
    ['more than ten cells', table(6, 2), true],
    ['five columns', table(2, 5), true],
    ['four columns', table(2, 4), false],
    ['a header cell', `<table><tr><th>h</th><td>x</td></tr>${row(2)}</table>`, true],
    ['an empty header cell', `<table><tr><th> </th><td>x</td></tr>${row(2)}</table>`, false],
    ['a caption', `<table><caption>c</caption>${row(2)}${row(2)}</table>`, true],
    ['a head', `<table><thead>${row(2)}</thead><tbody>${row(2)}</tbody></table>`, true],
    ['a header in one row', '<table><tr><th>h</th><th>h</th></tr></table>', false],
    ['a scope', `<table><tr><td scope=row>x</td><td>x</td></tr>${row(2)}</table>`, true],
    [
      'an abbreviation alone in a cell',
      `<table><tr><td><abbr>x</abbr></td><td>x</td></tr>${row(2)}</table>`,
      true,
    ],
    ['a summary', table(2, 2, 'summary=s'), true],
    ['role presentation', table(6, 6, 'role=presentation'), false],
    ['role grid', table(1, 1, 'role=grid'), true],
    ['a role inside', '<table><tr><td role=gridcell>x</td></tr></table>', true],
    ['datatable=0', table(6, 6, 'datatable=0'), false],
    ['a frame inside', `<table>${row(3).repeat(4)}<tr><td><iframe></iframe></td></tr></table>`, false],
    ['an editable area', `<div contenteditable=true>${table(6, 6)}</div>`, false],
  ])('%s', (_, html, expected) => {
    expect(tables(html)).toEqual([expected]);
  });

  it('looks at the cells of the table itself, and takes one around a table for layout', () => {
    const html = `<table>${row(6).repeat(6)}<tr><td>${table(6, 6)}</td></tr></table>`;
    expect(tables(html)).toEqual([false, true]);
  });
});
