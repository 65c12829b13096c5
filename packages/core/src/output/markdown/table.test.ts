import { describe, expect, it } from 'vitest';
import { contentOf } from '../../clean/content.cases.ts';
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
