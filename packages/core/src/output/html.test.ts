import { describe, expect, it } from 'vitest';
import { contentOf } from '../clean/content.cases.ts';
import { toHtml } from './html.ts';

const html = (source: string): string => toHtml(contentOf(source, 'https://site.example/dir/page'));

describe('HTML', () => {
  it.each([
    ['text is escaped', '<p>1 &lt; 2 &amp;amp; "x"</p>', '<p>1 &lt; 2 &amp;amp; "x"</p>'],
    [
      'names, styles and handlers go',
      '<p id=a class=b style="color:red" onclick=x data-x=1>t</p>',
      '<p>t</p>',
    ],
    ['language and direction stay', '<p lang=ar dir=RTL>مرحبا</p>', '<p lang="ar" dir="rtl">مرحبا</p>'],
    [
      'a link',
      '<p><a href=x title=T target=_blank rel=me>a</a></p>',
      '<p><a href="https://site.example/dir/x" title="T">a</a></p>',
    ],
    [
      'an address with quotes',
      "<p><a href='/a\"b&c'>a</a></p>",
      '<p><a href="https://site.example/a%22b&amp;c">a</a></p>',
    ],
    [
      'a picture',
      '<img src=a.png alt="A &quot;b&quot;" width=10 height=auto>',
      '<p><img src="https://site.example/dir/a.png" alt="A &quot;b&quot;" width="10"></p>',
    ],
    [
      'a film',
      '<video src=v.mp4 autoplay poster=p.png></video>',
      '<p><video src="https://site.example/dir/v.mp4" poster="https://site.example/dir/p.png" controls preload="none"></video></p>',
    ],
    [
      'code',
      '<pre class=lang-js>\n\n  a &lt; b\n</pre>',
      '<pre><code class="language-js">  a &lt; b</code></pre>',
    ],
    [
      'a list',
      '<ol start=3 reversed type=a><li value=7>x</ol>',
      '<ol start="3" reversed=""><li value="7">x</li>\n</ol>',
    ],
    [
      'a table',
      '<table border=1><tr><th scope=col colspan=2>A<tr><td rowspan=0>1<td>2</table>',
      '<table><tbody><tr><th colspan="2" scope="col">A</th>\n</tr>\n<tr><td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>',
    ],
    [
      'a date',
      '<p><time datetime=2026-11-15>today</time></p>',
      '<p><time datetime="2026-11-15">today</time></p>',
    ],
    [
      'a formula',
      '<math display=block class=x><mrow><mi mathvariant=bold>x</mi></mrow></math>',
      '<p><math display="block" alttext="x"><mrow><mi>x</mi></mrow></math></p>',
    ],
    [
      'HTML in a formula is text',
      '<math><mtext><b>x</b></mtext></math>',
      '<p><math alttext="\\text{x}"><mtext>x</mtext></math></p>',
    ],
    ['drawings go', '<p>a<svg><text>b</text></svg>c</p>', '<p>ac</p>'],
    ['unknown elements leave their words', '<p><x-y>a</x-y> <blink>b</blink></p>', '<p>a b</p>'],
    ['ruby', '<p><ruby>漢<rt>かん</rt></ruby></p>', '<p><ruby>漢<rt>かん</rt></ruby></p>'],
    [
      'the old names',
      '<p><strike>a</strike> <tt>b</tt> <acronym title=C>c</acronym></p>',
      '<p><s>a</s> <code>b</code> <abbr title="C">c</abbr></p>',
    ],
  ])('%s', (_, source, expected) => {
    expect(html(source)).toBe(expected);
  });

  it('keeps relative addresses where there is no base', () => {
    expect(toHtml(contentOf('<p><a href="../a">a</a> <a href="#b">b</a></p>'))).toBe(
      '<p><a href="../a">a</a> <a href="#b">b</a></p>',
    );
  });
});
