import { describe, expect, it } from 'vitest';
import { toHtml } from '../../../output/html.ts';
import { toMarkdown } from '../../../output/markdown/markdown.ts';
import { toText } from '../../../output/text.ts';
import { growthRatio } from '../../../trace/growth.cases.ts';
import { startTrace } from '../../../trace/trace.ts';
import { contentOf, copyOf } from '../../content.cases.ts';
import { runPasses } from '../../passes.ts';

const html = (source: string): string => toHtml(contentOf(source)).replaceAll('\n', '');

describe('boxes and lines', () => {
  it.each([
    [
      'boxes dissolve',
      '<div><div><p>a</p></div><section><div>b</div></section></div>',
      '<p>a</p><section><p>b</p></section>',
    ],
    ['loose text', 'a<p>b</p>c', '<p>a</p><p>b</p><p>c</p>'],
    ['phrases in a box', '<div>a <b>b</b></div><div>c</div>', '<p>a <b>b</b></p><p>c</p>'],
    ['spans and fonts', '<p><span><font color=red>a</font></span>b</p>', '<p>ab</p>'],
    ['a span with a language', '<p><span lang=fr>a</span></p>', '<p><span lang="fr">a</span></p>'],
    ['two breaks', '<div>a<br><br>b<br> <br><br>c</div>', '<p>a</p><p>b</p><p>c</p>'],
    ['one break', '<p>a<br>b</p>', '<p>a<br>b</p>'],
    ['breaks at the edges', '<p><br>a<br></p>', '<p>a</p>'],
    [
      'empty boxes',
      '<div></div><p> </p><ul><li></li></ul><b></b><blockquote><p></p></blockquote>a',
      '<p>a</p>',
    ],
    ['a phrase around blocks', '<b><p>a</p><p>b</p></b>', '<p><b>a</b></p><p><b>b</b></p>'],
    ['a list in a phrase', '<i><ul><li>a</li></ul></i>', '<ul><li><i>a</i></li></ul>'],
  ])('%s', (_, source, expected) => {
    expect(html(source)).toBe(expected);
  });
});

describe('titles', () => {
  it.each([
    ['lines of a title', '<h1><div>a</div><div>b</div></h1>', '<h1>a<br>b</h1>'],
    ['a paragraph in a title', '<h1><p>a</p></h1>', '<h1>a</h1>'],
    ['a title that was never closed', '<h3>a<p>b</p><p>c</p>', '<h3>a</h3><p>b</p><p>c</p>'],
    ['a list in a title', '<h3>a<ul><li>b</ul></h3>', '<h3>a</h3><ul><li>b</li></ul>'],
    ['an empty title', '<h2> </h2><p>a</p>', '<p>a</p>'],
    ['a summary alone', '<summary>a</summary>', '<p>a</p>'],
  ])('%s', (_, source, expected) => {
    expect(html(source)).toBe(expected);
  });
});

describe('parts in the wrong place', () => {
  it.each([
    [
      'items alone',
      '<li>a</li><li>b</li><p>c</p><li>d</li>',
      '<ul><li>a</li><li>b</li></ul><p>c</p><ul><li>d</li></ul>',
    ],
    ['text in a list', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    [
      'a list in a list',
      '<ol><li>a</li><ol><li>b</li></ol><li>c</li></ol>',
      '<ol><li>a<ol><li>b</li></ol></li><li>c</li></ol>',
    ],
    [
      'a line after a list in a list',
      '<ul><li>a</li><ul><li>b</li></ul>c</ul>',
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    ],
    ['boxes in a list', '<ul><div><li>a</li></div></ul>', '<ul><li>a</li></ul>'],
    ['text in a definition list', '<dl>a<dt>b</dt></dl>', '<dl><dd>a</dd><dt>b</dt></dl>'],
    ['a caption alone', '<div><figcaption>a</figcaption></div>', '<p>a</p>'],
    ['a term alone', '<dt>a</dt><dd>b</dd>', '<p>a</p><p>b</p>'],
    ['old lists', '<menu><li>a</menu><dir><li>b</dir>', '<ul><li>a</li></ul><ul><li>b</li></ul>'],
  ])('%s', (_, source, expected) => {
    expect(html(source)).toBe(expected);
  });
});

describe('items', () => {
  it.each([
    ['text of one piece', '<ul><li>a <b>b</b></li></ul>', '<ul><li>a <b>b</b></li></ul>'],
    ['text and a list', '<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['text in a box', '<ul><li><div>a</div></li></ul>', '<ul><li>a</li></ul>'],
    ['two lines', '<ul><li>a<div>b</div></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
    ['paragraphs stay', '<ul><li><p>a</p></li></ul>', '<ul><li><p>a</p></li></ul>'],
    [
      'a figure',
      '<figure><div><img src=a.png></div><figcaption>b</figcaption></figure>',
      '<figure><img src="a.png"><figcaption>b</figcaption></figure>',
    ],
  ])('%s', (_, source, expected) => {
    expect(html(source)).toBe(expected);
  });
});

describe('white space', () => {
  it.each([
    ['collapses', '<p>  a \n\t b  </p>', '<p>a b</p>'],
    ['stands outside of phrases', '<p>a<b> b </b><i>c</i></p>', '<p>a <b>b</b> <i>c</i></p>'],
    ['counts once between phrases', '<p><b>a </b> <i> b</i></p>', '<p><b>a</b> <i>b</i></p>'],
    ['goes before a break', '<p>a <br> b</p>', '<p>a<br>b</p>'],
    ['stays in code', '<pre>a  b\n c</pre>', '<pre><code>a  b c</code></pre>'],
    ['goes between Han over a line', '<p>漢\n字</p>', '<p>漢字</p>'],
    ['goes between rare Han over a line', '<p>𠮷\n𠮟</p>', '<p>𠮷𠮟</p>'],
    ['goes beside a phrase over a line', '<p>漢\n<b>字</b>\n漢</p>', '<p>漢<b>字</b>漢</p>'],
    ['stays between two links', '<p><a>漢</a>\n<a>字</a></p>', '<p>漢 字</p>'],
    ['stays between Han on a line', '<p>漢 字</p>', '<p>漢 字</p>'],
    ['goes between rare Han over a line', '<p>𠮷\n𠮷</p>', '<p>𠮷𠮷</p>'],
    ['stays between Hangul', '<p>한\n글</p>', '<p>한 글</p>'],
  ])('%s', (_, source, expected) => {
    expect(html(source)).toBe(expected);
  });
});

describe('cost', () => {
  it.each([
    ['paragraphs', (n: number) => '<p>a <b>b</b></p>'.repeat(n)],
    ['breaks', (n: number) => 'a<br>'.repeat(n)],
    ['links', (n: number) => '<a href=/x>a</a> '.repeat(n)],
    ['cells', (n: number) => `<table>${'<tr><td>a<td rowspan=9>b'.repeat(n)}</table>`],
    ['items', (n: number) => `<ul>${'<li>a'.repeat(n)}</ul>`],
    ['marks', (n: number) => `<p>${'*_`[<'.repeat(n)}</p>`],
    ['brackets', (n: number) => `<p>${'[](!['.repeat(n)}</p>`],
    ['addresses', (n: number) => `<p>${'http://'.repeat(n)}</p>`],
    ['spaces', (n: number) => `<p>a${' '.repeat(n)}b${' \n'.repeat(n)}</p>`],
  ])('%s grow no faster than the page', (_, page) => {
    const ratio = growthRatio(
      (size) => {
        const source = page(size);
        return () => void renderAll(source);
      },
      250,
      16,
    );
    expect(ratio).toBeLessThan(40);
  });
});

function renderAll(source: string): void {
  const content = copyOf(source);
  runPasses(content, { base: null, trace: startTrace(false) });
  for (const render of [toHtml, toMarkdown, toText]) render(content);
}
