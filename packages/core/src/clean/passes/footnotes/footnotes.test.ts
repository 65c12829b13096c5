import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../../output/markdown/markdown.ts';
import { afterPass, contentOf } from '../../content.cases.ts';
import { footnotes } from './footnotes.ts';

const after = (html: string, base: string | null = null): string => afterPass(footnotes, html, { base });
const REF = '<p>a<a id="r" href="#n">1</a></p>';
const NOTE = '<li data-note="1">b</li>';
const isNote = (html: string): boolean => after(html).includes('data-note=');

describe('what a footnote becomes', () => {
  it('is a numbered reference, and an item of one list', () => {
    expect(after(`${REF}<p id="n">b <a href="#r">back</a></p>`)).toBe(
      '<p>a<sup data-note-ref="1">1</sup></p><ol data-notes=""><li data-note="1">b <span href="#r"></span></li></ol>',
    );
  });

  it('stands in the order of the references, in the place of the last note', () => {
    const html =
      '<p>a<sup><a href="#y">*</a></sup><sup><a href="#x">†</a></sup></p><ol><li id="x">X</li></ol><p>c</p><ol><li id="y">Y</li></ol><p>d</p>';
    expect(after(html)).toBe(
      '<p>a<span><sup data-note-ref="1">1</sup></span><span><sup data-note-ref="2">2</sup></span></p><ol></ol><p>c</p><ol></ol>' +
        '<ol data-notes=""><li data-note="1">Y</li><li data-note="2">X</li></ol><p>d</p>',
    );
  });

  it('is one note for all references to it, from below as well', () => {
    const html =
      '<p><sup><a href="#n">1</a></sup> <a href="#n">1</a></p><ul><li id="n">b</li></ul><p><a href="#n">1</a> <a href="#n">a long way up</a></p>';
    expect(after(html)).toBe(
      '<p><span><sup data-note-ref="1">1</sup></span> <sup data-note-ref="1">1</sup></p><ul></ul>' +
        '<ol data-notes=""><li data-note="1">b</li></ol><p><sup data-note-ref="1">1</sup> <a href="#n">a long way up</a></p>',
    );
  });

  it('comes out of its own reference', () => {
    expect(after('a<sup><a href="#n">1<li id="n">b')).toBe(
      'a<span><sup data-note-ref="1">1</sup></span><ol data-notes=""><li data-note="1">b</li></ol>',
    );
  });

  it('loses the brackets and the marks around its links', () => {
    const html =
      '<p>a<sup>[<a href="#n" id="r">1</a>]</sup></p><div id="n"><b>[<a href="#r">↑</a>]</b> b</div>';
    expect(after(html)).toBe(
      '<p>a<span><sup data-note-ref="1">1</sup></span></p><ol data-notes=""><li data-note="1"><b></b> b</li></ol>',
    );
  });

  it('keeps words beside its links', () => {
    const html =
      '<p>a<sup>x<a href="#n" id="r">1</a></sup></p><div id="n"><b>see <a href="#r">↑</a></b> b</div>';
    expect(after(html)).toBe(
      '<p>a<span>x<sup data-note-ref="1">1</sup></span></p><ol data-notes=""><li data-note="1"><b>see <span href="#r"></span></b> b</li></ol>',
    );
  });

  it.each([
    ['1. b', ' b'],
    ['1) b', ' b'],
    ['[1] b', '[1] b'],
    ['1] b', ' b'],
    ['1b', '1b'],
    ['12 b', '12 b'],
    ['1', ''],
    ['  1: b', ' b'],
    ['b 1', 'b 1'],
    ['<b> <i>1</i></b> b', '<b> <i></i></b> b'],
  ])('loses its own number: %s', (text, expected) => {
    expect(after(`<p><sup><a href="#n">1</a></sup></p><ol><li id="n">${text}</li></ol>`)).toContain(
      `<li data-note="1">${expected}</li>`,
    );
  });

  it('may be marked by anything that is short', () => {
    expect(after('<p><sup><a href="#n">[a]</a></sup></p><ol><li id="n">[a] b</li></ol>')).toContain(
      '<li data-note="1"> b</li>',
    );
  });

  it('is followed by the rest of its list', () => {
    expect(after('<p><sup><a href="#n">1</a></sup></p><ol><li id="n">b</li><li>c</li></ol>')).toBe(
      `<p><span><sup data-note-ref="1">1</sup></span></p><ol><li>c</li></ol><ol data-notes="">${NOTE}</ol>`,
    );
  });

  it('comes out of definitions', () => {
    expect(
      toMarkdown(contentOf('<p>a<sup><a href="#n">1</a></sup></p><dl><dt>1</dt><dd id="n">b</dd></dl>')),
    ).toContain('[^1]: b');
  });
});

describe('what a footnote is', () => {
  const RAISED = '<p><sup><a href="#n">1</a></sup></p>';

  it.each([
    ['a block that links back', `${REF}<p id="n">b<a href="#r">x</a></p>`],
    [
      'to the phrase around its reference',
      '<p><sup id="r"><a href="#n">1</a></sup></p><p id="n">b<a href="#r">x</a></p>',
    ],
    [
      'to the block around its reference',
      '<p id="r">a<a href="#n">1</a></p><p id="n">b<a href="#r">x</a></p>',
    ],
    [
      'to a name in its reference',
      '<p>a<a href="#n"><b id="r">1</b></a></p><p id="n">b<a href="#r">x</a></p>',
    ],
    ['to the name of its reference', '<p>a<a name="r" href="#n">1</a></p><p id="n">b<a href="#r">x</a></p>'],
    ['an item', `${RAISED}<ol><li id="n">b</li></ol>`],
    ['a definition', `${RAISED}<dl><dd id="n">b</dd></dl>`],
    ['an aside', `${RAISED}<aside id="n">b</aside>`],
    ['a name in an item', `${RAISED}<ol><li><b><a name="n"></a>b</b></li></ol>`],
    ['what is raised in a link', '<p><a href="#n"><sup>1</sup></a></p><ol><li id="n">b</li></ol>'],
    ['what the markup says', '<p><a href="#n" role="doc-noteref">1</a></p><p id="n">b</p>'],
    ['a long one', `${RAISED}<ol><li id="n">${'b'.repeat(5999)}</li></ol>`],
    ['a longer mark', '<p><sup><a href="#n">12345678</a></sup></p><ol><li id="n">b</li></ol>'],
    ['a mark with a space', '<p><sup><a href="#n">1234567 </a></sup></p><ol><li id="n">b</li></ol>'],
    [
      'a mark with a sign raised beside words',
      '<p><a href="#n">n<sup>1</sup></a></p><ol><li id="n">b</li></ol>',
    ],
    [
      'a block that links back three boxes up',
      '<p><b id="r"><i><u><a href="#n">1</a></u></i></b></p><p id="n">b<a href="#r">x</a></p>',
    ],
    ['a name of an empty link', `${RAISED}<ol><li><a name="n"></a>b</li></ol>`],
    ['the whole address', '<p><sup><a href="#a%20b">1</a></sup></p><ol><li id="a b">b</li></ol>'],
  ])('%s', (_, html) => {
    expect(isNote(html)).toBe(true);
  });

  it.each([
    ['a block that does not link back', `${REF}<p id="n">b</p>`],
    ['a block that links elsewhere', `${REF}<p id="n">b<a href="#x">x</a></p><p id="x">y</p>`],
    ['an item above', `<ol><li id="n">b</li></ol>${RAISED}`],
    ['an item of a plain link', '<p><a href="#n">1</a></p><ol><li id="n">b</li></ol>'],
    ['a raised link to a paragraph', `${RAISED}<p id="n">b</p>`],
    ['a raised link to a section', `${RAISED}<article id="n">b</article>`],
    ['a list', `${RAISED}<ol id="n"><li>b</li></ol>`],
    ['too long a one', `${RAISED}<ol><li id="n">${'b'.repeat(6000)}</li></ol>`],
    ['too long a mark', '<p><sup><a href="#n">123456789</a></sup></p><ol><li id="n">b</li></ol>'],
    ['no mark', '<p><sup><a href="#n"> </a></sup></p><ol><li id="n">b</li></ol>'],
    ['nothing with that name', `${RAISED}<ol><li id="m">b</li></ol>`],
    ['another page', '<p><sup><a href="/x#n">1</a></sup></p><ol><li id="n">b</li></ol>'],
    [
      'a block that links back four boxes up',
      '<p><s id="r"><b><i><u><a href="#n">1</a></u></i></b></s></p><p id="n">b<a href="#r">x</a></p>',
    ],
    [
      'a block that links to the box of the block',
      '<div id="r"><p><a href="#n">1</a></p></div><p id="n">b<a href="#r">x</a></p>',
    ],
    ['a link to itself', '<ol><li><sup><a id="n" href="#n">1</a></sup></li></ol>'],
    ['a raised sign after a link', '<p><a href="#n">1</a><sup>2</sup></p><ol><li id="n">b</li></ol>'],
    ['a name of something else', `${RAISED}<ol><li><b name="n"></b>b</li></ol>`],
    ['the block around the link', '<ol><li id="n">a<sup><a href="#n">1</a></sup></li></ol>'],
    ['a name far inside', `${RAISED}<ol><li><b><i><u><s id="n">b</s></u></i></b></li></ol>`],
  ])('not %s', (_, html) => {
    expect(isNote(html)).toBe(false);
  });

  it.each(['article', 'table', 'ul', 'ol', 'main'])('no %s, even where it links back', (tag) => {
    expect(isNote(`${REF}<${tag} id="n">b<a href="#r">x</a></${tag}>`)).toBe(false);
  });

  it.each(['table', 'tr', 'tbody'])('no %s, even where it links back', (tag) => {
    const named = (name: string): string => (name === tag ? ' id="n"' : '');
    const table = `<table${named('table')}><tbody${named('tbody')}><tr${named('tr')}><td>b<a href="#r">x</a></td></tr></tbody></table>`;
    expect(isNote(`${REF}${table}`)).toBe(false);
  });

  it('has all its links back taken away', () => {
    const html = '<p>a<a id="r" href="#n">1</a></p><p id="n">b<a href="#r">x</a><a href="#r">y</a></p>';
    expect(after(html)).toContain('<li data-note="1">b<span href="#r"></span><span href="#r"></span></li>');
  });

  it('has no references in itself, nor among its links back', () => {
    const html =
      '<p>a<a id="r" href="#n">1</a></p><p id="n">b<a href="#n">2</a><a href="#r">x</a></p><p>c<a href="#n">12345678</a><a href="#n">123456789</a></p>';
    expect(after(html)).toBe(
      '<p>a<sup data-note-ref="1">1</sup></p><ol data-notes=""><li data-note="1">b<a href="#n">2</a><span href="#r"></span></li></ol>' +
        '<p>c<sup data-note-ref="1">1</sup><a href="#n">123456789</a></p>',
    );
  });

  it('is on the same page, by its whole address too', () => {
    const html = '<p><sup><a href="https://a.example/b#n">1</a></sup></p><ol><li id="n">b</li></ol>';
    expect(after(html, 'https://a.example/b')).toContain('data-note=');
    expect(after(html, 'https://a.example/c')).not.toContain('data-note=');
  });

  it('is all of its block, whatever is named in it', () => {
    const html =
      '<p><sup><a href="#x">1</a></sup><sup><a href="#y">2</a></sup></p><aside id="x"><ol><li id="y">b</li></ol></aside>';
    expect(after(html)).toContain('<li data-note="1"><ol><li id="y">b</li></ol></li>');
  });

  it('is where the first such name is', () => {
    expect(
      after('<p><sup><a href="#n">1</a></sup></p><ol><li id="n">b</li><li id="n">c</li></ol>'),
    ).toContain(NOTE);
  });
});
