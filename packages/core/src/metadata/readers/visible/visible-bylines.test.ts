import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { readMetadata } from '../../metadata.ts';

const authorsOf = (html: string): readonly string[] => readMetadata(pageFromHtml(html)).metadata.authors;

it('takes the link with a full name in a byline, not a command', () => {
  const tools = '<div><a href=/print.html>Print</a></div>';
  expect(authorsOf(`<h1>Boats</h1><div id=Byline>${tools}<a href=/ada>Ada Brook</a></div>`)).toEqual([
    'Ada Brook',
  ]);
});

describe('a byline in a page of components', () => {
  it('is close to the heading whatever styles are between them', () => {
    const style = `<style>${'.a{color:red}'.repeat(100)}</style>`;
    expect(authorsOf(`<h1>Boats</h1>${style}<div><a href=/authors/ada>Ada Brook</a></div>`)).toEqual([
      'Ada Brook',
    ]);
  });

  it('is not the position of the author', () => {
    const info = '<div class=author__info><span itemprop=jobTitle>Contributing Writer</span></div>';
    expect(authorsOf(`<div class=author__name>by Ada Brook</div>${info}<h1>Boats</h1>`)).toEqual([
      'Ada Brook',
    ]);
  });
});

describe('links to authors', () => {
  it.each<[what: string, html: string, authors: string[]]>([
    ['one', '<a rel=author>Ada Brook</a>', ['Ada Brook']],
    [
      'side by side',
      '<p><a rel=author>Ada Brook</a> <a rel=author>Bo Chen</a></p>',
      ['Ada Brook', 'Bo Chen'],
    ],
    [
      'in a list',
      '<div><p><a rel=author>Ada Brook</a></p><p><a rel=author>Bo Chen</a></p></div>',
      ['Ada Brook', 'Bo Chen'],
    ],
    [
      'in another place',
      '<div><p><b><a rel=author>Ada Brook</a></b></p></div><p><b><a rel=author>Bo Chen</a></b></p>',
      ['Ada Brook'],
    ],
    [
      'in the order of the page, whichever is closest',
      '<p><a rel=author>Ada Brook</a> <a rel=author>Bo Chen</a> <b>,</b></p><h2>y</h2>',
      ['Ada Brook', 'Bo Chen'],
    ],
    ['in a part about something else', '<nav><a rel=author>Ada Brook</a></nav>', []],
    [
      'also in a part about something else',
      '<nav><a rel=author>Ada Brook</a></nav><p><a rel=author>Bo Chen</a></p>',
      ['Bo Chen'],
    ],
  ])('%s', (_, html, authors) => {
    expect(authorsOf(`<h1>x</h1>${html}`)).toEqual(authors);
  });

  it('count where they are closest to the heading', () => {
    const html = `<div><p><b><a rel=author>Ada Brook</a></b></p></div>
      <header><h1>x</h1><p><b><a rel=author>Bo Chen</a></b></p></header>`;
    expect(authorsOf(html)).toEqual(['Bo Chen']);
    const before = '<p><a rel=author>Ada Brook</a> <a rel=author>Bo Chen</a> text</p><h1>x</h1>';
    expect(authorsOf(before)).toEqual(['Ada Brook', 'Bo Chen']);
  });
});

describe('elements that are named a byline', () => {
  it.each<[what: string, html: string, authors: string[]]>([
    ['a name', '<p class=byline>Ada Brook</p>', ['Ada Brook']],
    ['the first that names somebody', '<p class=byline>12</p><p class=byline>Ada Brook</p>', ['Ada Brook']],
    ['one of several', '<p class=byline>Ada Brook</p><p class=byline>Bo Chen</p>', ['Ada Brook']],
    ['a name in a link', '<p class=byline>The Team <a href=/>Ada Brook</a></p>', ['Ada Brook']],
    ['a link that is no name', '<p class=byline>Ada Brook <a href=/>12.3.2026</a></p>', ['Ada Brook']],
    ['no text behind the link', '<p class=byline><a href=/>Ada Brook</a> Bo Chen</p>', ['Ada Brook']],
    [
      'names with a sign between them',
      '<p class=byline><a href=/>Ada Brook</a> / <a href=/>Bo Chen</a></p>',
      ['Ada Brook', 'Bo Chen'],
    ],
    [
      'names with a word between them',
      '<p class=byline><b>Ada Brook</b> and <b>Bo Chen</b></p>',
      ['Ada Brook', 'Bo Chen'],
    ],
    [
      'no name after something else',
      '<p class=byline><b>Ada Brook</b><i>whose texts are about bridges and boats</i><b>Bo Chen</b></p>',
      ['Ada Brook'],
    ],
    [
      'no link to a post',
      '<p class=author><a href="/t/5#p7">Post</a> by <a href=/u/ada>ada</a></p>',
      ['ada'],
    ],
    ['no control', '<p class=byline><button>Print</button> <b>Ada Brook</b></p>', ['Ada Brook']],
    [
      'the link to an author',
      '<p class=byline><a href=/print>Print</a> <a href=/user/ada>Ada Brook</a></p>',
      ['Ada Brook'],
    ],
    ['no button', '<p><a class="author-follow-button" href=/f>Follow</a></p>', []],
    ['no link to a form', '<p class=byline><a href=/login>Log In</a></p>', []],
    ['no command', '<p class=byline><a href=/>View all posts by Ada Brook</a></p>', ['Ada Brook']],
    ['a name with a particle', '<p class=byline><a href=/>Marie von Berg</a></p>', ['Marie von Berg']],
    [
      'nobody who did something else',
      '<p class=byline>By <b>Ada Brook</b> reviewed by <b>Bo Chen</b></p>',
      ['Ada Brook'],
    ],
    ['no command in German', '<p class=byline><a href=/>Alle Artikel von Ada Brook</a></p>', ['Ada Brook']],
    [
      'no command in Italian',
      '<p class=byline><a href=/>Tutti gli articoli di Ada Brook</a></p>',
      ['Ada Brook'],
    ],
    ...[
      'Alexander von Humboldt Foundation',
      'Marie von Ebner Eschenbach',
      'Anna Marie von Ebner Eschenbach',
      'Maria de la Cruz von Berg',
      'Maria di Santo Stefano',
      'Otto af Sillen Berg',
    ].map((name): [string, string, string[]] => [`all of ${name}`, `<p class=author>${name}</p>`, [name]]),
    [
      'who did something else, if nobody else is named',
      '<p class=byline>Analysis by <a href=/ada-brook>Ada Brook</a></p>',
      ['Ada Brook'],
    ],
    ['the same without a link', '<p class=byline>Interview by <b>Ada Brook</b></p>', ['Ada Brook']],
    [
      'the writer before who did something else',
      '<p class=byline>Reviewed by <b>Bo Chen</b></p><p class=byline>By <b>Ada Brook</b></p>',
      ['Ada Brook'],
    ],
    [
      'who did something else no more than a line without markup',
      '<p class=byline>Reviewed by <b>Bo Chen</b></p><p>By Ada Brook</p>',
      ['Ada Brook'],
    ],
    [
      'names with a word of an unknown language between them',
      '<p class=byline>Von <a href=/a>Ada Brook</a> und <a href=/b>Bo Chen</a></p>',
      ['Ada Brook', 'Bo Chen'],
    ],
    [
      'names with a comma and a word between them',
      '<p class=byline><b>Ada Brook</b>, <b>Cy Dunn</b>, and <b>Bo Chen</b></p>',
      ['Ada Brook', 'Cy Dunn', 'Bo Chen'],
    ],
    [
      'any short word before the page of an author',
      '<p class=byline><a href=/author/a>Ada Brook</a> eta <a href=/author/b>Bo Chen</a></p>',
      ['Ada Brook', 'Bo Chen'],
    ],
    [
      'no section',
      '<p class=byline><a href=/author/a>Ada Brook</a> in <a href=/boats>Boats</a></p>',
      ['Ada Brook'],
    ],
    ['no part about something else', '<nav><p class=byline>Ada Brook</p></nav>', []],
  ])('hold %s', (_, html, authors) => {
    expect(authorsOf(`<h1>x</h1>${html}`)).toEqual(authors);
  });

  it('join names with the word of the stated language, or of any where a template states English', () => {
    const html = '<h1>x</h1><p class=byline><b>Ada Brook</b> und <b>Bo Chen</b></p>';
    expect(authorsOf(`<html lang=en>${html}`)).toEqual(['Ada Brook', 'Bo Chen']);
    expect(authorsOf(`<html lang=de>${html}`)).toEqual(['Ada Brook', 'Bo Chen']);
    expect(authorsOf(`<html lang=fr>${html}`)).toEqual(['Ada Brook']);
  });

  it('are no sections and no lists of keywords', () => {
    const head =
      '<meta property=article:section content=Boats><meta name=keywords content="Sails, Oars, Ada Brook">';
    expect(authorsOf(`${head}<h1>x</h1><p class=author><a href=/>Boats</a></p>`)).toEqual([]);
    expect(authorsOf(`${head}<h1>x</h1><p class=author><a>Sails</a>, <a>Oars</a></p>`)).toEqual([]);
    expect(authorsOf(`${head}<h1>x</h1><p class=author><a>Ada Brook</a></p>`)).toEqual(['Ada Brook']);
  });

  it('are read for sixty nodes', () => {
    const after = (breaks: number): string =>
      `<h1>x</h1><div class=byline>${'<br>'.repeat(breaks)}Ada Brook</div>`;
    expect(authorsOf(after(58))).toEqual(['Ada Brook']);
    expect(authorsOf(after(59))).toEqual([]);
  });
});
