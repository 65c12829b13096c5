import { describe, expect, it } from 'vitest';
import { contentOf } from '../../clean/content.cases.ts';
import { content, type ElementParts, element } from '../../content/build-tree.cases.ts';
import type { ContentElement } from '../../content/content-tree.ts';
import { toMarkdown } from './markdown.ts';

const markdown = (html: string): string => toMarkdown(contentOf(html));
const HEAD = '<tr><th>A<th>B</tr>';

describe('tables', () => {
  it.each([
    ['a header row', `<table>${HEAD}<tr><td>1<td>2</table>`, '| A | B |\n| --- | --- |\n| 1 | 2 |'],
    [
      'a head',
      '<table><thead><tr><td>A<td>B<tbody><tr><td>1<td>2</table>',
      '| A | B |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      'no header',
      '<table><tr><td>1<td>2<tr><td>3<td>4</table>',
      '|   |   |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |',
    ],
    [
      'headers beside the data',
      '<table><tr><th>A<td>1<tr><th>B<td>2</table>',
      '|   |   |\n| --- | --- |\n| **A** | 1 |\n| **B** | 2 |',
    ],
    [
      'a foot before the body',
      `<table><tfoot><tr><td>s<td>9</tfoot><tbody>${HEAD}<tr><td>1<td>2</table>`,
      '| A | B |\n| --- | --- |\n| 1 | 2 |\n| s | 9 |',
    ],
    [
      'a caption',
      `<table><caption>Cap</caption>${HEAD}<tr><td>1<td>2</table>`,
      'Cap\n\n| A | B |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      'pipes',
      `<table>${HEAD}<tr><td>a|b<td><code>c|d</code></table>`,
      '| A | B |\n| --- | --- |\n| a\\|b | `c\\|d` |',
    ],
    [
      'lines in a cell',
      `<table>${HEAD}<tr><td>a<br>b<td><p>c<p>d</table>`,
      '| A | B |\n| --- | --- |\n| a<br>b | c<br>d |',
    ],
    [
      'a list in a cell',
      `<table>${HEAD}<tr><td><ul><li>a<li>b</ul><td>c</table>`,
      '| A | B |\n| --- | --- |\n| - a<br>- b | c |',
    ],
    [
      'a cell over columns',
      `<table>${HEAD}<tr><td colspan=2>1<tr><td>2<td>3</table>`,
      '| A | B |\n| --- | --- |\n| 1 |   |\n| 2 | 3 |',
    ],
    [
      'a cell over rows',
      `<table>${HEAD}<tr><td rowspan=2>1<td>2<tr><td>3</table>`,
      '| A | B |\n| --- | --- |\n| 1 | 2 |\n|   | 3 |',
    ],
    ['short rows', `<table>${HEAD}<tr><td>1</table>`, '| A | B |\n| --- | --- |\n| 1 |'],
    ['empty cells', `<table>${HEAD}<tr><td><td>2</table>`, '| A | B |\n| --- | --- |\n|   | 2 |'],
    [
      'no escapes of line starts in cells',
      `<table>${HEAD}<tr><td># 1<td>- 2</table>`,
      '| A | B |\n| --- | --- |\n| # 1 | - 2 |',
    ],
    [
      'code in a cell needs HTML',
      `<table>${HEAD}<tr><td><pre>x\n\ny</pre><td>2</table>`,
      '<table><tbody><tr><th>A</th><th>B</th></tr><tr><td><pre><code>x&#10;&#10;y</code></pre></td><td>2</td></tr></tbody></table>',
    ],
    [
      'a rule in a cell is none',
      '<table><tr><th>A<hr><th>B<tr><td>1<td>2</table>',
      '| A | B |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      'a first row in bold is a header',
      '<table><tr><td><b>A</b><td><p><strong>B</strong></p><tr><td>1<td><b>2</b></table>',
      '| **A** | **B** |\n| --- | --- |\n| 1 | **2** |',
    ],
    [
      'in a list',
      `<ul><li>x<table>${HEAD}<tr><td>1<td>2</table></ul>`,
      '- x\n\n  | A | B |\n  | --- | --- |\n  | 1 | 2 |',
    ],
  ])('%s', (_, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  it('does not write rows that are wider than a reader can follow', () => {
    const wide = `<table><tr>${'<td>x'.repeat(101)}<tr>${'<td>y'.repeat(101)}</table>`;
    expect(markdown(wide)).not.toContain('|');
    expect(markdown(wide).match(/>[xy]</gu)).toHaveLength(202);
  });
});

describe('tables of any tree', () => {
  const td = (...parts: ElementParts): ContentElement => element('td', ...parts);
  const tr = (...cells: ContentElement[]): ContentElement => element('tr', ...cells);
  const table = (...rows: ContentElement[]): string => toMarkdown(content(element('table', ...rows)));
  const lines = (...rows: ContentElement[]): string[] =>
    table(...rows)
      .split('\n')
      .slice(2);
  const AB = tr(element('th', 'A'), element('th', 'B'));

  it.each<[name: string, cell: ContentElement, text: string]>([
    ['a heading', td(element('h3', 'a')), 'a'],
    ['a text, a paragraph and a text', td('a', element('p', 'b'), 'c'), 'a<br>b<br>c'],
    [
      'lists of both kinds',
      td(element('ul', element('li', 'a')), element('ol', element('li', 'b'))),
      '- a<br>- b',
    ],
    [
      'a list with a break and a pipe',
      td(element('ul', element('li', 'a|', element('br'), 'b'))),
      '- a\\|<br>b',
    ],
    ['empty items', td(element('ul', element('li', ' '), element('li', 'a'))), '- a'],
    ['empty lines', td(element('p', ' '), 'a', element('p'), 'b'), 'a<br>b'],
    ['a header', element('th', element('p', 'a'), 'b'), '**a**<br>**b**'],
  ])('%s in a cell', (_, cell, text) => {
    expect(lines(AB, tr(td('x'), cell))).toEqual([`| x | ${text} |`]);
  });

  it.each<[name: string, inside: ContentElement]>([
    ['a quote', element('blockquote', 'a')],
    ['a list in a list', element('ul', element('li', 'a', element('ul', element('li', 'b'))))],
    ['a paragraph in a list', element('ul', element('li', 'a'), element('li', element('p', 'b')))],
    ['a text in a list', element('ul', element('li', 'a'), 'b')],
    ['a table', element('table', tr(td('a')))],
  ])('%s in a cell needs HTML', (_, inside) => {
    expect(table(AB, tr(td(inside)))).toMatch(/^<table>/u);
  });

  it('has no columns without cells', () => {
    expect(table(tr())).not.toContain('|');
  });

  it('has as many columns as its widest row, spans included', () => {
    expect(table(tr(element('th', 'A')), tr(td('1'), td({ colspan: '2' }, '2'), td('3')))).toBe(
      '| A |   |   |   |\n| --- | --- | --- | --- |\n| 1 | 2 |   | 3 |',
    );
  });

  it.each([
    ['2', 2],
    ['1', 1],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['x', 1],
  ])('a cell over %s columns and rows', (span, size) => {
    const empty = '|   '.repeat(size);
    expect(lines(AB, tr(td({ colspan: span, rowspan: span }, '1'), td('2')), tr(td('3')))).toEqual([
      `| 1 ${'|   '.repeat(size - 1)}| 2 |`,
      size === 1 ? '| 3 |' : `${empty}| 3 |`,
    ]);
  });

  it('leaves the cells below a cell over rows empty, however far right, and only as far down as it goes', () => {
    expect(
      lines(AB, tr(td('1'), td({ rowspan: '3' }, '2')), tr(td('3')), tr(td('4')), tr(td('5'), td('6'))),
    ).toEqual(['| 1 | 2 |', '| 3 |   |', '| 4 |   |', '| 5 | 6 |']);
  });

  it('does not lay a cell over columns on one from above', () => {
    expect(lines(AB, tr(td('1'), td({ rowspan: '2' }, '2')), tr(td({ colspan: '2' }, '3'), td('4')))).toEqual(
      ['| 1 | 2 |', '| 3 |   | 4 |'],
    );
  });

  it('bounds what spans leave empty by the cells there are', () => {
    const wide = lines(AB, ...Array.from({ length: 3 }, () => tr(td({ colspan: '90' }, 'x'))));
    expect(wide.map((line) => line.split('|').length - 2)).toEqual([90, 16, 1]);
  });

  it('has no more columns for spans than a reader can follow', () => {
    const [line] = lines(
      AB,
      tr(td({ colspan: '40' }, 'x')),
      tr(...Array.from({ length: 9 }, () => td({ colspan: '1000' }, 'y'))),
    );
    expect(line!.split('|').length - 2).toBe(40);
    const [first] = lines(
      tr(element('th', 'A')),
      tr(td({ colspan: '1000' }, 'x')),
      ...Array.from({ length: 9 }, () => tr(td('y'))),
    );
    expect(first!.split('|').length - 2).toBe(100);
  });

  const bold = (words: string): ContentElement => td(element('b', words));

  it.each<[name: string, rows: ContentElement[], isHeader: boolean]>([
    ['a row in bold', [tr(bold('A'), bold('B')), tr(td('1'), td('2'))], true],
    ['above rows in bold', [tr(bold('A'), bold('B')), tr(bold('1'), bold('2'))], false],
    ['alone', [tr(bold('A'), bold('B'))], false],
    ['of one cell', [tr(bold('A')), tr(td('1'))], false],
    ['in bold but for a word', [tr(bold('A'), td(element('b', 'B'), 'C')), tr(td('1'), td('2'))], false],
    ['in bold but for a paragraph', [tr(bold('A'), td(element('p', 'B'))), tr(td('1'), td('2'))], false],
    ['partly in bold', [tr(bold('A'), td(element('i', 'B'))), tr(td('1'), td('2'))], false],
    ['with an empty cell', [tr(bold('A'), td()), tr(td('1'), td('2'))], false],
    ['in paragraphs', [tr(bold('A'), td(element('h2', element('strong', 'B')))), tr(td('1'), td('2'))], true],
    [
      'in two paragraphs',
      [tr(bold('A'), td(element('p', element('b', 'B')), element('p', 'C'))), tr(td('1'), td('2'))],
      false,
    ],
    ['of header cells', [tr(element('th', 'A'), element('th', 'B')), tr(td('1'))], true],
    ['with a header cell', [tr(element('th', 'A'), td('B')), tr(td('1'))], false],
  ])('a first row %s', (_, rows, isHeader) => {
    expect(table(...rows).startsWith('|   |')).toBe(!isHeader);
  });
});
