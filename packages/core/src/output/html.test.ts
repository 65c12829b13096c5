import { describe, expect, it } from 'vitest';
import { Meter } from '../budget/meter.ts';
import { contentOf } from '../clean/content.cases.ts';
import { content, element } from '../content/build-tree.cases.ts';
import type { ContentElement } from '../content/content-tree.ts';
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

describe('HTML of any tree', () => {
  const TEX = 'x'.repeat(20_000);

  it.each<[name: string, tree: ContentElement, expected: string]>([
    [
      'a break and a rule end their line',
      content('a', element('br'), 'b', element('hr'), 'c'),
      'a<br>\nb<hr>\nc',
    ],
    [
      'a player has controls and loads nothing by itself',
      content(element('audio', { src: 'https://a.example/' })),
      '<audio src="https://a.example/" controls preload="none"></audio>',
    ],
    [
      'tasks',
      element('ul', element('li', { 'data-task': 'done' }, 'a'), element('li', { 'data-task': 'open' }, 'b')),
      '<li><input type="checkbox" disabled checked> a</li>\n<li><input type="checkbox" disabled> b</li>',
    ],
    ['a task of an unknown state', content(element('li', { 'data-task': 'x' }, 'a')), '<li>a</li>'],
    ['a task that is no item', content(element('p', { 'data-task': 'done' }, 'a')), '<p>a</p>'],
    [
      'a note and what refers to it',
      content(
        element('p', 'a', element('sup', { 'data-note-ref': '12' }, 'twelve')),
        element('ol', element('li', { 'data-note': '12' }, 'b')),
      ),
      '<p>a<sup><a href="#fn-12">12</a></sup></p>\n<ol><li id="fn-12">b</li>\n</ol>',
    ],
    [
      'a note without a number',
      content(
        element('sup', { 'data-note-ref': 'x1' }, '<i>'),
        element('sup', { 'data-note-ref': '1x' }, '*'),
        element('sup', { 'data-note-ref': '1234567' }, '†'),
        element('li', { 'data-note': '1x' }, 'a'),
        element('li', { 'data-note': 'x1' }, 'b'),
      ),
      '<sup>&lt;i&gt;</sup><sup>*</sup><sup>†</sup><li>a</li>\n<li>b</li>',
    ],
    ['only an item is a note', content(element('p', { 'data-note': '1' }, 'a')), '<p>a</p>'],
    [
      'only what is raised refers to one',
      content(element('sub', { 'data-note-ref': '1' }, 'a'), element('sup', 'b')),
      '<sub>a</sub><sup>b</sup>',
    ],
    [
      'a link in a link is its words, and one after it a link again',
      content(
        element('a', { href: '/1' }, 'a', element('b', element('a', { href: '/2' }, 'b'))),
        element('a', { href: '/3' }, 'c'),
      ),
      '<a href="/1">a<b>b</b></a><a href="/3">c</a>',
    ],
    [
      'MathML in a formula alone, HTML outside of it alone',
      content(
        element(
          'math',
          { display: 'inline' },
          element('mi', { lang: 'el' }, 'x'),
          element('math', element('mn', '1')),
        ),
        element('mi', 'y'),
        element('b', 'z'),
      ),
      '<math><mi>x</mi><mn>1</mn></math>y<b>z</b>',
    ],
    [
      'code in a formula is no block',
      content(element('math', element('pre', 'a'), element('sup', { 'data-note-ref': '1' }, 'b'))),
      '<math>ab</math>',
    ],
    [
      'the source of a formula',
      content(element('math', { alttext: ' "x" ' })),
      '<math alttext="&quot;x&quot;"></math>',
    ],
    ['a blank source', content(element('math', { alttext: ' ' })), '<math></math>'],
    [
      'a long source is cut',
      content(element('math', { alttext: TEX })),
      `<math alttext="${TEX.slice(10_000)}"></math>`,
    ],
    ['code', content(element('pre', 'a\n<b>'), 'c'), '<pre><code>a\n&lt;b&gt;</code></pre>\nc'],
    [
      'code with the name of its language',
      content(element('pre', { 'data-lang': 'c++' }, 'a')),
      '<pre><code class="language-c++">a</code></pre>',
    ],
    ['not with any name', content(element('pre', { 'data-lang': '"><b' }, 'a')), '<pre><code>a</code></pre>'],
    [
      'nor with one that only begins well',
      content(element('pre', { 'data-lang': 'js">' }, 'a')),
      '<pre><code>a</code></pre>',
    ],
    [
      'nor with one that only ends well',
      content(element('pre', { 'data-lang': '">js' }, 'a')),
      '<pre><code>a</code></pre>',
    ],
    ['white space at the end goes', content('a', element('p', ' ')), 'a<p> </p>'],
  ])('%s', (_, tree, expected) => {
    expect(toHtml(tree)).toBe(expected);
  });
});

describe('HTML that grows too long', () => {
  const cut = (tree: ContentElement, limit: number): string => toHtml(tree, new Meter(limit));

  it('ends after the last block that fits', () => {
    const tree = content(element('p', 'one'), element('p', 'two'), element('p', 'three'));
    expect(toHtml(tree)).toBe('<p>one</p>\n<p>two</p>\n<p>three</p>');
    expect(cut(tree, 35)).toBe('<p>one</p>\n<p>two</p>\n<p>three</p>');
    expect(cut(tree, 29)).toBe('<p>one</p>\n<p>two</p>');
    expect(cut(tree, 16)).toBe('<p>one</p>');
    expect(cut(tree, 5)).toBe('');
  });

  it('closes what is open there, boxes without a tag of their own and phrases included', () => {
    const items = element('ul', element('li', 'one'), element('li', 'two'));
    expect(cut(content(element('section', element('div', items))), 32)).toBe(
      '<section><ul><li>one</li>\n</ul>\n</section>',
    );
    const phrase = element('b', element('p', 'one'), 'two');
    expect(cut(content(phrase, element('p', 'three')), 16)).toBe('<b><p>one</p>\n</b>');
    expect(cut(content(phrase, element('p', 'three')), 22)).toBe('<b><p>one</p>\ntwo</b>');
  });

  it('writes no half of a phrase', () => {
    expect(cut(content(element('p', 'one'), element('b', 'two'), 'three'), 20)).toBe('<p>one</p>');
  });
});
