import { parsePage } from 'fovea';
import { NodeKind, tagNameOf } from 'fovea/page';
import { describe, expect, it } from 'vitest';
import { type ChapterLinks, ChapterWriter, type WrittenChapter } from './chapter-writer.ts';

const LINKS: ChapterLinks = {
  picture: (src) => (src === 'there.png' ? 'picture-1.png' : null),
  target: (href) => (href.startsWith('nowhere') ? null : href),
};

function chapter(html: string): WrittenChapter {
  const page = parsePage(`<!doctype html><body>${html}`);
  const { tree } = page;
  let body = 0;
  while (tree.kind[body] !== NodeKind.element || tagNameOf(tree, body) !== 'body') body++;
  return new ChapterWriter(page, LINKS).write(body);
}

const written = (html: string): string => chapter(html).body;

describe('ChapterWriter', () => {
  it.each([
    ['<p>a<br>b &amp; &lt;c&gt;</p><hr>', '<p>a<br/>\nb &amp; &lt;c&gt;</p><hr/>\n'],
    ['<p lang="de" dir="ltr">a</p>', '<p lang="de" xml:lang="de" dir="ltr">a</p>'],
    [
      '<ol reversed start="3"><li value="3">a</li></ol>',
      '<ol reversed="reversed" start="3"><li value="3">a</li></ol>',
    ],
    ['<ul><li value="3"><input type="checkbox" disabled checked> a</li></ul>', '<ul><li>☑  a</li></ul>'],
    ['<time datetime="soon">a</time><del cite="x">b</del>', '<time>a</time><del>b</del>'],
    ['<bdo>a</bdo><bdo dir="rtl">b</bdo>', '<span>a</span><bdo dir="rtl">b</bdo>'],
    ['<p>\u0001a\u000bb</p>', '<p>ab</p>'],
  ])('writes %s as XML', (html, expected) => expect(written(html)).toBe(expected));

  it.each([
    ['blocks in phrases', '<em><p>a</p><p>b</p></em>', '<em><br/>a<br/>b</em>'],
    ['other things in a list', '<ul><p>a</p> b <li>c</li></ul>', '<ul><li>a</li><li> b </li><li>c</li></ul>'],
    ['items without a list', '<section><li>a</li></section>', '<section><div>a</div></section>'],
    ['terms without definitions', '<dl><dt>a</dt></dl>', '<div><div>a</div></div>'],
    [
      'a caption in the middle',
      '<figure>a<figcaption>b</figcaption><p>c</p><p>d</p></figure>',
      '<figure>a<div>b</div><p>c</p><p>d</p></figure>',
    ],
    [
      'two captions',
      '<figure><figcaption>a</figcaption><figcaption>b</figcaption></figure>',
      '<figure><div>a</div><div>b</div></figure>',
    ],
    [
      'details without a summary first',
      '<details><p>a</p><summary>b</summary></details>',
      '<div><p>a</p><div>b</div></div>',
    ],
    [
      'a foot above the body',
      '<table><tfoot><tr><td>a</td></tr></tfoot><tbody><tr><td>b</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td></tr></tbody><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    [
      'headings in a head cell',
      '<table><tr><th><h2>a</h2></th></tr></table>',
      '<table><tbody><tr><th><strong>a</strong></th></tr></tbody></table>',
    ],
  ])('mends %s', (_, html, expected) => expect(written(html)).toBe(expected));

  it('writes any number of captions in linear time', () => {
    const many = 50_000;
    expect(written(`<figure>${'<figcaption>a</figcaption>'.repeat(many)}</figure>`)).toHaveLength(
      17 + many * 12,
    );
    const table = written(`<table>${'<caption>a</caption>'.repeat(many)}</table>`);
    expect(table.match(/<caption>/g)).toHaveLength(1);
  });

  it('keeps pictures of the book, and links to others', () => {
    expect(written('<img src="there.png" alt="A" width="10" height="50%">')).toBe(
      '<img src="picture-1.png" alt="A" width="10"/>',
    );
    expect(written('<img src="gone.png" alt="A"><img src="gone.png">')).toBe('<a href="gone.png">A</a>');
    expect(written('<a href="x"><img src="gone.png" alt="A"></a>')).toBe('<a href="x">A</a>');
    expect(written('<video src="v.mp4" title="V"></video>')).toBe('<a href="v.mp4">V</a>');
    expect(written('<a href="nowhere">a</a>')).toBe('a');
  });

  it('marks footnotes and headings, and tells of formulas', () => {
    const { body, headings, hasMath } = chapter(
      '<h2>A <em>b</em></h2><p>x<a href="#fn-1">1</a></p><ol><li id="fn-1">n</li></ol><math display="block"><mi>x</mi></math>',
    );
    expect(headings).toEqual([{ id: 'heading-1', text: 'A b', level: 2 }]);
    expect(body).toContain('<h2 id="heading-1">A <em>b</em></h2>');
    expect(body).toContain('<a href="#fn-1" epub:type="noteref">1</a>');
    expect(body).toContain('<li id="fn-1" epub:type="footnote">n</li>');
    expect(body).toContain(
      '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mi>x</mi></math>',
    );
    expect(hasMath).toBe(true);
    expect(chapter('<p>a</p>').hasMath).toBe(false);
  });
});
