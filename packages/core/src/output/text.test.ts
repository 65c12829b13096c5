import { describe, expect, it } from 'vitest';
import { contentOf } from '../clean/content.cases.ts';
import { content, element, type Parts } from '../content/build-tree.cases.ts';
import type { ContentElement } from '../content/content-tree.ts';
import { toText } from './text.ts';

describe('plain text', () => {
  it.each([
    ['blocks', '<h1>T</h1><p>a <b>b</b></p><p>c</p>', 'T\n\na b\n\nc'],
    ['line breaks', '<p>a<br>b</p>', 'a\nb'],
    ['lists', '<ul><li>a<ol><li>b</ol><li>c</ul>', '- a\n  1. b\n- c'],
    ['tasks', '<ul><li><input type=checkbox disabled checked>a</ul>', '- [x] a'],
    [
      'tables',
      '<table><caption>Cap</caption><tr><th>A<th>B<tr><td>1<br>2<td>3</table>',
      'Cap\n\nA\tB\n1 2\t3',
    ],
    ['code', '<pre>a\n  b\n</pre>', 'a\n  b'],
    ['quotes', '<blockquote>a</blockquote>', 'a'],
    ['pictures say nothing', '<p>a <img src=x.png alt=alt> b</p>', 'a b'],
    ['links are their words', '<p><a href=/x>a</a></p>', 'a'],
    ['no escapes', '<p># a *b* &lt;c&gt; [d](e)</p>', '# a *b* <c> [d](e)'],
    ['ruby', '<p><ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby></p>', '漢字(かんじ)'],
    ['formulas', '<p><math alttext="x^2"><mi>x</mi></math></p>', 'x^2'],
    ['Thai', '<p>สวัสดี<b>ครับ</b></p>', 'สวัสดีครับ'],
    ['Arabic', '<p>مرحبا</p><p>بالعالم</p>', 'مرحبا\n\nبالعالم'],
    ['nothing', '<div> </div>', ''],
  ])('%s', (_, html, expected) => {
    expect(toText(contentOf(html))).toBe(expected);
  });
});

describe('plain text of any tree', () => {
  const item = (...parts: Parts): ContentElement => element('li', ...parts);
  const p = (words: string): ContentElement => element('p', words);

  it.each<[name: string, tree: ContentElement, expected: string]>([
    [
      'tasks of every state',
      content(
        element('ul', ...['done', 'open', 'x'].map((state) => element('li', { 'data-task': state }, 'a'))),
      ),
      '- [x] a\n- [ ] a\n- a',
    ],
    ['an item alone', content(item('a'), p('b')), 'a\n\nb'],
    [
      'numbers go on',
      content(element('ol', { start: '9' }, item('a'), element('li', { value: '12' }, 'b'), item('c'))),
      '9. a\n12. b\n13. c',
    ],
    ['a loose list', content(element('ul', item(p('a'), p('b')), item('c'))), '- a\n\n  b\n\n- c'],
    ['a list after a paragraph', content(p('x'), element('ul', item('a'))), 'x\n\n- a'],
    [
      'a list that begins an item',
      content(element('ul', item('a'), item(element('ul', item('b'))))),
      '- a\n- - b',
    ],
    [
      'a list below a loose item',
      content(element('ul', item(p('a'), p('b'), element('ul', item('c'))))),
      '- a\n\n  b\n\n  - c',
    ],
    ['a list below a tight item', content(element('ul', item('a', element('ul', item('b'))))), '- a\n  - b'],
    ['code', content(element('pre', '\n\n a\r\n\rb\n')), ' a\n\nb'],
    ['blank code', content(p('a'), element('pre', ' \n '), p('b')), 'a\n\nb'],
    [
      'blank rows of a table',
      content(
        element(
          'table',
          element('tr', element('td', ' ')),
          element('tr', element('td', 'a'), element('td', 'b')),
          element('tr', element('td'), element('td')),
        ),
      ),
      'a\tb',
    ],
    [
      'a table without words',
      content(p('a'), element('table', element('caption', ' '), element('tr', element('td')))),
      'a',
    ],
    ['blank lines', content(p('a'), ' ', p(' '), p('b')), 'a\n\nb'],
  ])('%s', (_, tree, expected) => {
    expect(toText(tree)).toBe(expected);
  });
});
