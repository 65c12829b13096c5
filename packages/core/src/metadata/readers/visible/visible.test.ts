import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { readMetadata } from '../../metadata.ts';
import type { Metadata } from '../../page-metadata.ts';

const read = (html: string, url?: string): Metadata =>
  readMetadata(pageFromHtml(html), { url: url ?? null }).metadata;

describe('visible bylines and dates', () => {
  it('takes the link to the author and the time next to the heading, not those of teasers', () => {
    const html = `
      <aside><a rel="author">Aside Person</a> <time datetime="2020-01-01">x</time></aside>
      <div><a rel="author">Teaser Person</a> <time datetime="2021-01-01">x</time></div>
      <article><header><h1>Story</h1><p><a rel="author">Jane Doe</a> <a rel="author">John Roe</a>
        <time datetime="2026-11-15T08:30+02:00">today</time></p></header></article>
      <footer><time datetime="2022-01-01">x</time></footer>`;
    expect(read(html)).toMatchObject({ byline: 'Jane Doe, John Roe', published: '2026-11-15T08:30+02:00' });
  });

  it('reads elements that are named a byline or a date', () => {
    const html = '<h1>橋</h1><p class="article-byline">山田 太郎</p><p id="pubDate">2026年11月15日 公開</p>';
    expect(read(html)).toMatchObject({ byline: '山田 太郎', published: '2026-11-15' });
  });

  it.each([
    ['de', 'Dienstag, 6. Mai 2014', '2014-05-06'],
    ['fr', 'Publié le 7 août 2020', '2020-08-07'],
    ['es', '15 de noviembre de 2026, 08:30', '2026-11-15T08:30'],
    ['ru', '15 ноября 2026', '2026-11-15'],
    ['pl', '3 września 2026 r.', '2026-09-03'],
    ['el', '15 Νοεμβρίου 2026', '2026-11-15'],
    ['id', '17 Agustus 2026', '2026-08-17'],
    ['xx', '15 November 2026', '2026-11-15'],
    ['de', '6. Foo 2014', null],
  ])('reads dates as people of the page read them: %s', (lang, text, expected) => {
    expect(read(`<html lang="${lang}"><h1>x</h1><p class="date">${text}</p>`).published).toBe(expected);
  });

  it('reads camel-case names but no longer words', () => {
    expect(read('<h1>x</h1><p class="articleAuthorName">Ada B.</p>').byline).toBe('Ada B.');
    expect(read('<h1>x</h1><p class="authority">Ministry</p>').byline).toBeNull();
  });

  it('swallows no date and no style sheet with the name', () => {
    expect(read('<h1>x</h1><p class="byline">Ada B. | 15.11.2026 | Sport</p>').byline).toBe('Ada B.');
    expect(read('<h1>x</h1><p class="byline">Jane Doe 15 Nov 2026</p>').byline).toBe('Jane Doe');
    expect(read('<h1>x</h1><p class="byline">15 Nov 2026</p>').byline).toBeNull();
    expect(read('<h1>x</h1><p class="byline">Ada B. <time>15 Nov 2026</time></p>').byline).toBe('Ada B.');
    expect(
      read('<style class="author">.a{}</style><h1>x</h1><p class="byline"><style>.a{}</style>Ada B.</p>')
        .byline,
    ).toBe('Ada B.');
  });

  it('leaves comments alone, unless everything stands in an element called so', () => {
    const comment = '<div class="comment"><b class="author">Troll</b> <i class="date">2026-01-01</i></div>';
    expect(read(`<h1>x</h1>${comment}`)).toMatchObject({ byline: null, published: null });
    expect(read('<div class="has-sidebar"><h1>x</h1><b class="author">Ada B.</b></div>').byline).toBe(
      'Ada B.',
    );
  });

  it('takes no text for a byline that is far too long, but the name inside it', () => {
    const words = 'word '.repeat(100);
    expect(read(`<h1>x</h1><div class="author">${words}</div>`).byline).toBeNull();
    expect(
      read(`<h1>x</h1><div class="author"><b class="author-name">Ada B.</b> ${words}</div>`).byline,
    ).toBe('Ada B.');
  });

  it.each([
    ['/2026/11/15/story', '2026-11-15'],
    ['/2026/3/4', '2026-03-04'],
    ['/news/2026-03-04-story', '2026-03-04'],
    ['/29-10-2026', '2026-10-29'],
    ['/5-4-2026-story', '2026-04-05'],
    ['/10-29-2026', null],
    ['/2026/11/story', null],
    ['/2026/11/151/story', null],
    ['/x2026/11/15/', null],
  ])('reads the address %s as %s', (path, expected) => {
    expect(read('<h1>x</h1>', `https://a.example${path}`).published).toBe(expected);
  });

  it('reads a day from the address at last', () => {
    expect(read('<h1>x</h1>', 'https://a.example/2026/11/15/story').published).toBe('2026-11-15');
    expect(read('<h1>x</h1>', 'https://a.example/2026/99/15/story').published).toBeNull();
  });

  it('is not asked when a structured source speaks', () => {
    const html = '<meta name="author" content="Ada B."><h1>x</h1><a rel="author">Somebody</a>';
    expect(read(html).byline).toBe('Ada B.');
  });

  it('is asked when the structured source only names the site', () => {
    const html =
      '<meta property="og:site_name" content="The Star"><meta name="author" content="the star"><h1>x</h1>';
    expect(read(`${html}<a rel="author">Ada B.</a>`).byline).toBe('Ada B.');
    expect(read(html).byline).toBe('the star');
  });

  it('takes a date from what is named a sidebar only where there is no other', () => {
    const sidebar = '<div class="sidebar"><p>Mise en ligne</p><p>23 mai 2019</p></div>';
    const page = (rest: string): string => `<html lang="fr"><h1>La voix</h1>${rest}${sidebar}`;
    expect(read(page('<p>Un texte.</p>')).published).toBe('2019-05-23');
    expect(read(page('<p>4 avril 2018</p>')).published).toBe('2018-04-04');
  });

  it('prefers a date in the text to that of a comment', () => {
    const comment = '<div class="comments"><time datetime="2020-09-23">23.09.</time></div>';
    expect(read(`<h1>x</h1><p>2020-09-20</p>${comment}`).published).toBe('2020-09-20');
    expect(read(`<h1>x</h1>${comment}`).published).toBe('2020-09-23');
  });
});
