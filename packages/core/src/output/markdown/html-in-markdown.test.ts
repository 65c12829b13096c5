import { describe, expect, it } from 'vitest';
import { content, element } from '../../content/build-tree.cases.ts';
import { codeInMarkdown, htmlInMarkdown, valueInMarkdown } from './html-in-markdown.ts';

describe('HTML in Markdown', () => {
  it('stands in one line', () => {
    const tree = content(element('p', 'a\nb\r\nc\rd\u2028e'), element('pre', 'f\ng\rh\r\ni'));
    expect(htmlInMarkdown(tree)).toBe('<p>a b c d e</p><pre><code>f&#10;g&#10;h&#10;i</code></pre>');
  });

  it.each([
    ['a`b\\c', 'a&#96;b&#92;c'],
    ['[a](b) [a] \t(b)', '[a&#93;(b) [a&#93; \t(b)'],
    ['[a]: [a][b] c [d]', '[a&#93;: [a&#93;[b] c [d]'],
    ['[a] b(', '[a] b('],
    ['<b> & *c*', '&lt;b&gt; &amp; *c*'],
  ])('text that means itself: %j', (text, expected) => {
    expect(htmlInMarkdown(content(text))).toBe(expected);
    expect(codeInMarkdown(element('pre', text))).toBe(`<pre><code>${expected}</code></pre>`);
  });

  it.each([
    ['a"b', 'a&quot;b'],
    ['`|\\[]*~$}{', '&#96;&#124;&#92;&#91;&#93;&#42;&#126;&#36;&#125;&#123;'],
    ['a\nb\rc', 'a&#10;b&#13;c'],
    ['https://a.example/', 'https://a.example/'],
    ['see https://a.example/ or WWW.b', 'see https&#58;//a.example/ or WWW&#46;b'],
    ['a: b / c.d', 'a: b / c.d'],
  ])('a value that means itself: %j', (value, expected) => {
    expect(valueInMarkdown(value)).toBe(expected);
  });
});
