import { describe, expect, it } from 'vitest';
import { contentOf } from '../clean/content.cases.ts';
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
