import { describe, expect, it } from 'vitest';
import { startTrace } from '../../../trace/trace.ts';
import { afterPass } from '../../content.cases.ts';
import { codeBlocks } from './code-blocks.ts';
import { codeGutters } from './code-gutters.ts';

const after = (html: string): string => afterPass(codeBlocks, html);

describe('the text of code', () => {
  it.each([
    ['highlighting', '<pre><b>a</b> <i>b</i></pre>', '<pre>a b</pre>'],
    [
      'blank lines before it, and space after it',
      '<pre>\n \t\n\n  a\n\n b \n </pre>',
      '<pre>  a\n\n b</pre>',
    ],
    ['no-break spaces', '<pre>a\u00a0b</pre>', '<pre>a b</pre>'],
    ['old line ends', '<pre>a&#13;&#10;b&#13;c</pre>', '<pre>a\nb\nc</pre>'],
    ['nothing', '<pre> <b></b>\n</pre>', '<pre></pre>'],
    ['other names', '<xmp>a</xmp><listing>b</listing>', '<pre>a</pre><pre>b</pre>'],
    ['lines in boxes', '<pre><div>a</div><div>b</div></pre>', '<pre>a\nb</pre>'],
    ['code in a line', '<p><code>a <b>b</b></code></p>', '<p><code>a <b>b</b></code></p>'],
    ['code in lines', '<p><code>a<br>b</code></p>', '<p><pre>a\nb</pre></p>'],
    ['code with another name in lines', '<p><tt>a<br>b</tt></p>', '<p><pre>a\nb</pre></p>'],
    ['code around blocks', '<code><p>a</p></code>', '<span><p>a</p></span>'],
    ['code in code', '<pre><code>a<br>b</code></pre>', '<pre>a\nb</pre>'],
  ])('%s', (_, html, expected) => {
    expect(after(html)).toBe(expected);
  });

  it.each([
    ['numbers on every line', '<pre><i>1</i> a\n<i>2</i> b</pre>', '<pre> a\n b</pre>'],
    ['numbers from anywhere', '<pre><i>9</i>a\n<i>10</i>b</pre>', '<pre>a\nb</pre>'],
    ['one number', '<pre><i>1</i> a</pre>', '<pre>1 a</pre>'],
    ['numbers that do not count', '<pre><i>1</i> a\n<i>3</i> b</pre>', '<pre>1 a\n3 b</pre>'],
    ['numbers within lines', '<pre>a <i>1</i>\nb <i>2</i></pre>', '<pre>a 1\nb 2</pre>'],
    ['numbers on some lines', '<pre><i>1</i> a\n<i>2</i> b\nc</pre>', '<pre>1 a\n2 b\nc</pre>'],
    ['numbers with marks in them', '<pre><i>1<u></u></i> a\n<i>2<u></u></i> b</pre>', '<pre>1 a\n2 b</pre>'],
  ])('%s', (_, html, expected) => {
    expect(after(html)).toBe(expected);
  });
});

describe('the language of code', () => {
  it.each([
    ['on itself', '<pre data-lang=JS>a</pre>', 'js'],
    ['on the first element in it', '<pre><code class=language-js>a</code></pre>', 'js'],
    ['on a later one', '<pre><b>a</b><code class=language-js>b</code></pre>', null],
    ['on a box around it', '<div class=highlight-js><pre>a</pre></div>', 'js'],
    ['on the fourth box', '<div class=language-js><div><div><div><pre>a</pre></div></div></div></div>', 'js'],
    [
      'on the fifth',
      '<div class=language-js><div><div><div><div><pre>a</pre></div></div></div></div></div>',
      null,
    ],
    ['that is none', '<pre data-lang="a b">a</pre>', null],
    ['nowhere', '<pre>a</pre>', null],
  ])('%s', (_, html, language) => {
    expect(/<pre[^>]*?(?: data-lang="([^"]*)")?>/u.exec(after(html))![1] ?? null).toBe(language);
  });
});

describe('what stands beside code', () => {
  const JS = '<pre data-lang="js">a</pre>';

  it.each([
    ['its language', `<div><b>JS</b>${JS}</div>`, `<div>${JS}</div>`],
    ['another word', `<div><b>TS</b>${JS}</div>`, `<div><b>TS</b>${JS}</div>`],
    ['its language as a paragraph', `<div><p>js</p>${JS}</div>`, `<div><p>js</p>${JS}</div>`],
    ['its language as a text', `<div>js${JS}</div>`, `<div>js${JS}</div>`],
    ['a button', `<div>${JS}<span role="button">Copy</span></div>`, `<div>${JS}</div>`],
    ['another button', `<div>${JS}<clipboard-copy>Copy</clipboard-copy></div>`, `<div>${JS}</div>`],
    [
      'an empty button',
      `<div>${JS}<span role="button"> </span></div>`,
      `<div>${JS}<span role="button"> </span></div>`,
    ],
    [
      'a long button',
      `<div>${JS}<span role="button">${'x'.repeat(21)}</span></div>`,
      `<div>${JS}<span role="button">${'x'.repeat(21)}</span></div>`,
    ],
    [
      'a button as long as any',
      `<div>${JS}<span role="button">${'x'.repeat(20)}</span></div>`,
      `<div>${JS}</div>`,
    ],
    [
      'many things',
      `<div>${JS}<b>js</b>${'<i>x</i>'.repeat(6)}</div>`,
      `<div>${JS}${'<i>x</i>'.repeat(6)}</div>`,
    ],
    [
      'too many',
      `<div>${JS}<b>js</b>${'<i>x</i>'.repeat(7)}</div>`,
      `<div>${JS}<b>js</b>${'<i>x</i>'.repeat(7)}</div>`,
    ],
  ])('%s', (_, html, expected) => {
    expect(after(html)).toBe(expected);
  });

  it('is recorded', () => {
    const trace = startTrace(true);
    afterPass(codeBlocks, `<div>${JS}<span role="button">Copy</span></div>`, { trace });
    expect(trace.removals).toMatchObject([{ step: 'clean/code-blocks', reason: 'label of a code block' }]);
  });
});

describe('a page in preformatted text', () => {
  it.each([
    ['with a heading', '<pre>a\nb<h2>T</h2>c</pre>', '<div>a<br></br>b<h2>T</h2>c</div>'],
    ['with a picture', '<pre>a\n<img src=i></pre>', '<div>a<br></br><img src="i"></img></div>'],
    [
      'with code beside pictures',
      '<pre><img src=i><code class=language-js>a\n</code></pre>',
      '<div><img src="i"></img><pre class="language-js" data-lang="js">a</pre></div>',
    ],
    [
      'with two pieces of code',
      '<pre><img src=i><code>a</code><code>b</code></pre>',
      '<div><img src="i"></img><span>a</span><span>b</span></div>',
    ],
    [
      'with a picture in its code',
      '<pre><code>a<img src=i></code></pre>',
      '<div><span>a<img src="i"></img></span></div>',
    ],
    ['with lines in phrases', '<pre><h2>T</h2><b>a\nb</b></pre>', '<div><h2>T</h2><b>a<br></br>b</b></div>'],
  ])('%s', (_, html, expected) => {
    expect(after(html)).toBe(expected);
  });
});

describe('gutters', () => {
  const gutters = (html: string): string => afterPass(codeGutters, html);
  const row = (number: string, line: string): string =>
    `<tr><td data-line-number="1">${number}</td><td>${line}</td></tr>`;

  it.each([
    [
      'a cell beside code',
      '<table><tr><td>1\n2</td><td><pre>a\nb</pre></td></tr></table>',
      '<div><pre>a\nb</pre></div>',
    ],
    [
      'a cell beside code in lines',
      '<table><tr><td><div>1</div><div>2</div></td><td><div><code>a</code></div><div>b</div></td></tr></table>',
      '<pre><div><code>a</code></div><div>b</div></pre>',
    ],
    [
      'numbered rows',
      `<pre></pre><table><thead>${row('1', 'a')}</thead><tbody>${row('2', 'b')}</tbody></table>`,
      '<pre></pre><pre><div>a</div><div>b</div></pre>',
    ],
    [
      'rows with stated numbers',
      `<pre></pre><table>${row('', 'a')}${row('', 'b')}</table>`,
      '<pre></pre><pre><div>a</div><div>b</div></pre>',
    ],
    [
      'numbered rows in code',
      '<pre><table><tr><td>1</td><td>a</td></tr><tr><td>2</td><td>b</td></tr></table></pre>',
      '<pre><div><div>a</div><div>b</div></div></pre>',
    ],
    [
      'numbered rows in a phrase of code',
      '<code><b><table><tr><th>1</th><td>a</td></tr></table></b></code>',
      '<code><b><div><div>a</div></div></b></code>',
    ],
    [
      'a box before the code',
      '<div> <div>1\n2</div> <div><pre>a\nb</pre></div> </div>',
      '<div>  <div><pre>a\nb</pre></div> </div>',
    ],
    ['a box and one line more', '<div><div>1\n2\n3</div><pre>a\nb</pre></div>', '<div><pre>a\nb</pre></div>'],
    [
      'a box and one line less',
      '<div><div>1\n2</div><pre>a\nb\nc</pre></div>',
      '<div><pre>a\nb\nc</pre></div>',
    ],
    [
      'a box around three boxes',
      '<div><div>1\n2</div><div><div><div><pre>a\nb</pre></div></div></div></div>',
      '<div><div><div><div><pre>a\nb</pre></div></div></div></div>',
    ],
  ])('%s goes', (_, html, expected) => {
    expect(gutters(html).replaceAll('<tbody>', '').replaceAll('</tbody>', '')).toBe(expected);
  });

  it.each([
    ['a cell beside text', '<pre></pre><table><tbody><tr><td>1\n2</td><td>a</td></tr></tbody></table>'],
    ['words beside code', '<table><tbody><tr><td>a</td><td><pre>a</pre></td></tr></tbody></table>'],
    [
      'words after a number',
      `<table><tbody><tr><td>1${' '.repeat(60)}a</td><td><pre>a</pre></td></tr></tbody></table>`,
    ],
    [
      'numbers that do not count',
      '<table><tbody><tr><td>1\n3</td><td><pre>a</pre></td></tr></tbody></table>',
    ],
    ['three cells', '<table><tbody><tr><td>1</td><td><pre>a</pre></td><td></td></tr></tbody></table>'],
    [
      'rows of data',
      '<pre></pre><table><tbody><tr><td>1</td><td>a</td></tr><tr><td>2</td><td>b</td></tr></tbody></table>',
    ],
    ['an empty cell in code', '<pre><table><tbody><tr><td></td><td>a</td></tr></tbody></table></pre>'],
    ['words in code', '<pre><table><tbody><tr><td>x</td><td>a</td></tr></tbody></table></pre>'],
    ['no rows', '<pre></pre><table></table>'],
    ['a box with one number', '<div><div>1</div><pre>a</pre></div>'],
    ['a box with many more numbers', '<div><div>1\n2\n3\n4</div><pre>a\nb</pre></div>'],
    ['an empty box', '<div><div></div><pre>a\nb</pre></div>'],
    ['three boxes', '<div><div>1\n2</div><pre>a\nb</pre><p>c</p></div>'],
    [
      'a box around four boxes',
      '<div><div>1\n2</div><div><div><div><div><pre>a\nb</pre></div></div></div></div></div>',
    ],
    ['a box before something else', '<pre></pre><div><div>1\n2</div><p>a\nb</p></div>'],
    ['code before a box', '<div><pre>a\nb</pre><div>1\n2</div></div>'],
    ['a box among many texts', '<div>a<!---->b<!---->c<!---->d<div>1\n2</div><pre>a\nb</pre></div>'],
  ])('%s stays', (_, html) => {
    expect(gutters(html)).toBe(html.replaceAll('<!---->', ''));
  });

  it('is recorded', () => {
    const trace = startTrace(true);
    afterPass(codeGutters, '<table><tr><td>1\n2</td><td><pre>a\nb</pre></td></tr></table>', { trace });
    afterPass(codeGutters, '<div><div>1\n2</div><pre>a\nb</pre></div>', { trace });
    afterPass(codeGutters, `<pre></pre><table>${row('1', 'a')}${row('2', 'b')}</table>`, { trace });
    expect(new Set(trace.removals.map(({ step, reason }) => `${step}: ${reason}`))).toEqual(
      new Set(['clean/code-gutters: line numbers']),
    );
  });
});
