import { describe, expect, it } from 'vitest';
import { toHtml } from '../../output/html.ts';
import { toText } from '../../output/text.ts';
import { contentOf, removalsOf } from '../content.cases.ts';

const text = (html: string): string => toText(contentOf(html)).replaceAll('\n\n', ' | ');
const html = (source: string): string => toHtml(contentOf(source, 'https://site.example/'));
const images = (source: string): string[] =>
  [...html(source).matchAll(/ src="([^"]*)"/gu)].map((match) => match[1]!);
const STAY = '<p>a long line that everybody can see on the page</p>';

describe('hidden', () => {
  it.each([
    '<p hidden>x</p>',
    '<div aria-hidden=TRUE>x</div>',
    '<div style="color:red; display : none">x</div>',
    '<div style="visibility:hidden!important">x</div>',
    '<dialog>x</dialog>',
  ])('%s goes', (source) => {
    expect(text(STAY + source)).not.toContain('x');
  });

  it.each([
    '<p hidden=until-found>x</p>',
    '<div aria-hidden=false>x</div>',
    '<div style="display:block">x</div>',
    '<div style="--display:none">x</div>',
    '<dialog open>x</dialog>',
    '<span style="display:none"><math><mi>x</mi></math></span>',
  ])('%s stays', (source) => {
    expect(text(STAY + source)).toContain('x');
  });

  it('keeps a hidden block that is most of the content', () => {
    expect(text('<p>menu</p><div style="display:none"><p>the whole article is in here</p></div>')).toContain(
      'article',
    );
  });
});

describe('controls', () => {
  it.each([
    [
      '<form><p>text</p><input value=x><button>x</button><select><option>x</select><textarea>x</textarea></form>',
      'text',
    ],
    ['<label for=a>x</label><p>text</p>', 'text'],
    ['<label>x <input></label><p>text</p>', 'text'],
    ['<p>a <label>b</label></p>', 'a b'],
    ['<h3><button>Why?</button></h3><p>Because.</p>', 'Why? | Because.'],
  ])('%s', (source, expected) => {
    expect(text(source)).toBe(expected);
  });
});

describe('lazy images', () => {
  it.each([
    ['a plain picture', '<img src=a.png>', ['a.png']],
    ['data-src', '<img src="data:image/gif;base64,R0" data-src=a.png>', ['a.png']],
    ['data-src beats a placeholder file', '<img src=blank.gif data-original=a.png>', ['a.png']],
    ['any data attribute with a picture', '<img data-hi-res="x/a.webp?w=3">', ['x/a.webp?w=3']],
    [
      'a data attribute with something else',
      '<img src=a.png data-id=12 data-json=\'{"a":"b.png"}\'>',
      ['a.png'],
    ],
    ['srcset', '<img srcset="a.png 1x, b.png 2x">', ['b.png']],
    ['data-srcset', '<img src="data:x" data-srcset="a.png 100w, b.png 900w">', ['b.png']],
    ['the best of a srcset', '<img src=a.png srcset="b.png 2x, c.png 3x">', ['c.png']],
    ['no wider than a screen', '<img src=a.png srcset="b.png 800w, c.png 2400w, d.png 9000w">', ['c.png']],
    ['only pictures for print', '<img srcset="b.png 8000w, c.png 4000w">', ['c.png']],
    ['picture', '<picture><source srcset="a.webp 2x"><img src="data:x"></picture>', ['a.webp']],
    [
      'noscript instead of a placeholder',
      '<img src="data:x"><noscript><img src=a.png></noscript>',
      ['a.png'],
    ],
    ['noscript beside the real one', '<img data-src=a.png> <noscript><img src=a.png></noscript>', ['a.png']],
    [
      'noscript before the real one',
      '<p>x</p><noscript><img src=b.png></noscript><span><img src=a.png></span>',
      ['a.png'],
    ],
    [
      'noscript beside the real one in fifteen boxes',
      `${'<span>'.repeat(15)}<img src=a.png>${'</span>'.repeat(15)}<noscript><img src=b.png></noscript>`,
      ['a.png'],
    ],
    [
      'noscript beside a picture in more boxes',
      `${'<span>'.repeat(16)}<img src=a.png>${'</span>'.repeat(16)}<noscript><img src=b.png></noscript>`,
      ['a.png', 'b.png'],
    ],
    ['noscript alone', '<p>x</p><noscript><img src=a.png></noscript>', ['a.png']],
    ['nothing to show', '<img><img src="data:x"><img src="">', []],
  ])('%s', (_, source, expected) => {
    expect(images(source)).toEqual(expected.map((name) => `https://site.example/${name}`));
  });
});

describe('tracking pixels', () => {
  it.each(['width=1 height=1', 'width=0', 'height=1px', 'style="width:1px;height:1px"'])(
    '%s goes',
    (size) => {
      expect(images(`<img src=a.png ${size}>`)).toEqual([]);
    },
  );

  it.each(['width=10 height=1000', 'width=100%', 'style="width:100px"', 'style="max-width:1px"'])(
    '%s stays',
    (size) => {
      expect(images(`<img src=a.png ${size}>`)).toHaveLength(1);
    },
  );

  it('goes in a noscript, too', () => {
    expect(images('<noscript><img src=a.png height=1 width=1></noscript>')).toEqual([]);
  });
});

describe('embeds', () => {
  it.each([
    [
      '<iframe src=//v.example/1 allowfullscreen></iframe>',
      '<p><a href="https://v.example/1">v.example</a></p>',
    ],
    [
      '<iframe data-src=//v.example/1 allow="fullscreen" title="A film"></iframe>',
      '<p><a href="https://v.example/1">A film</a></p>',
    ],
    ['<iframe src=//ad.example/1></iframe>', ''],
    [
      '<object data=x.pdf><p>Get it <a href=x.pdf>here</a></p></object>',
      '<p>Get it <a href="https://site.example/x.pdf">here</a></p>',
    ],
    [
      '<audio><source src=a.mp3>no audio</audio>',
      '<p><audio src="https://site.example/a.mp3" controls preload="none"></audio></p>',
    ],
    ['<video src="blob:x" poster=p.png></video>', '<p><img src="https://site.example/p.png"></p>'],
    ['<video></video>', ''],
  ])('%s', (source, expected) => {
    expect(html(source)).toBe(expected);
  });
});

describe('code', () => {
  it('stands alone where pictures stand beside it in its box', () => {
    expect(html('<pre><img src=a.png><code class="language-rs">a\n  b</code></pre>')).toBe(
      '<p><img src="https://site.example/a.png"></p>\n<pre><code class="language-rs">a\n  b</code></pre>',
    );
  });

  it('is only a style around the lines of a text, or around blocks', () => {
    expect(html('<pre><h2>A</h2><code>a\nb</code> c <code>d</code></pre>')).not.toContain('<code>');
    expect(html('<tt><p>a<br>b</p></tt>')).toBe('<p>a<br>\nb</p>');
  });
});

describe('layout tables', () => {
  it.each([
    ['one cell', '<table><tr><td>a</table>', '<p>a</p>'],
    ['one column', '<table><tr><td>a<tr><td>b</table>', '<p>a</p>\n<p>b</p>'],
    ['a table inside', '<table><tr><td>a<td><table><tr><td>b</table></table>', '<p>a</p>\n<p>b</p>'],
    ['a heading', '<table><tr><td><h2>A</h2><td>b</table>', '<h2>A</h2>\n<p>b</p>'],
    ['role', '<table role=presentation><tr><td>a<td>b</table>', '<p>a</p>\n<p>b</p>'],
  ])('%s', (_, source, expected) => {
    expect(html(source)).toBe(expected);
  });

  it('a long text with next to nothing beside it, or nothing in its rows', () => {
    const long = 'lång '.repeat(300).trim();
    expect(html(`<table><tr><td>a<td>${long}<tr><td>b<td>c</table>`)).not.toContain('<table>');
    expect(html(`<table><tr><td>&nbsp;<td>${long}<tr><td>${long}<td></table>`)).not.toContain('<table>');
    expect(html(`<table><tr><td>a<td>${long}<tr><td>b<td>${long}</table>`)).toContain('<table>');
    expect(html('<table><tr><td>a<td><tr><td><td>b</table>')).toContain('<table>');
  });

  it('keeps the data table inside a layout table', () => {
    const inner = '<table><tr><th>A<th>B<tr><td>1<td>2</table>';
    const kept = html(`<table><tr><td>menu<td>${inner}</table>`);
    expect(kept.match(/<table>/gu)).toHaveLength(1);
    expect(kept.startsWith('<p>menu</p>\n<table>')).toBe(true);
  });

  it.each(['<table><tr><td>a<td>b<tr><td>c<td>d</table>', '<table><tr><th>A<tr><td>1<tr><td>2</table>'])(
    '%s is data',
    (source) => {
      expect(html(source)).toContain('<table>');
    },
  );
});

describe('absolute addresses', () => {
  it.each([
    ['a', 'https://site.example/a'],
    ['#part', 'https://site.example/#part'],
    ['//other.example/x', 'https://other.example/x'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('%s', (href, expected) => {
    expect(html(`<a href="${href}">x</a>`)).toBe(`<p><a href="${expected}">x</a></p>`);
  });
});

describe('code blocks', () => {
  it('keeps no more lines of such a page than anybody reads', () => {
    const lines = html(`<pre><h2>T</h2>${'a\n'.repeat(150_000)}</pre>`);
    expect(lines.match(/<br>/gu)).toHaveLength(100_000);
    expect(lines.match(/a/gu)).toHaveLength(150_000);
  });

  it('takes a page laid out in a pre apart', () => {
    expect(html('<pre>one\ntwo<h2>T</h2><img src=a.png></pre>')).toBe(
      '<p>one<br>\ntwo</p>\n<h2>T</h2>\n<p><img src="https://site.example/a.png"></p>',
    );
  });
});

it('says what it removed, and why', () => {
  const removals = removalsOf(
    `${STAY}<p hidden>x</p><button>x</button><img><img src=a.png width=1><iframe></iframe>`,
  );
  expect(removals.map(({ step, reason }) => `${step}: ${reason}`)).toEqual([
    'clean/hidden: hidden attribute',
    'clean/lazy-images: picture without an address',
    'clean/tracking-pixels: picture that shows nothing',
    'clean/controls: form control',
    'clean/embeds: frame that is not a player',
  ]);
  expect(removals.every(({ node }) => node > 0)).toBe(true);
});
