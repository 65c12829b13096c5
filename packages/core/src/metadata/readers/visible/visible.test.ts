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
    ['/2026/oct/29/story', '2026-10-29'],
    ['/2026/october/3/story', '2026-10-03'],
    ['/2026/story/3/next', null],
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
    expect(read(`${html}<p>The Star</p>`).byline).toBe('the star');
    expect(read(html).byline).toBeNull();
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

describe('the heading', () => {
  const site = '<meta property="og:site_name" content="Daily">';

  it.each([
    ['the first of two', '<h1>One</h1><h1>Two</h1>', 'One'],
    ['one with letters', '<h1>…</h1><h1>One</h1>', 'One'],
    ['one that is more than the site', `${site}<h1>Daily</h1><h1>One</h1>`, 'One'],
    ['the site before a smaller one', `${site}<h1>Daily</h1><h2>One</h2>`, 'Daily'],
    ['no smaller one that nothing confirms', '<h2>One</h2>', null],
    ['a smaller one that a title confirms', '<title>Two | x</title><h1>One</h1><h2>Two!</h2>', 'Two!'],
    ['a smaller one of the third level', '<title>Two | x</title><h1>One</h1><h3>Two!</h3>', 'Two!'],
    [
      'the longest that a title confirms',
      '<title>One two | x</title><h1>One</h1><h1>One two</h1>',
      'One two',
    ],
    ['a first one that a title confirms', '<title>One two | x</title><h1>One</h1><h2>One two</h2>', 'One'],
    ['one without the sign of its link', '<h1>One ¶</h1>', 'One'],
    ['one without the hash of its link', '<h1>One#</h1>', 'One'],
    ['one with a hash in it', '<h1>C# now</h1>', 'C# now'],
  ])('is %s', (_, html, expected) => {
    expect(read(html).title).toBe(expected);
  });

  it('is confirmed by one title, not by the end of one and the beginning of the next', () => {
    const html = `<meta name="dc.title" content="Opens"><meta property="og:title" content="Red bridge over the river">
      <h1>Other words</h1><h1>Red bridge over the river opens</h1>`;
    expect(read(html).title).toBe('Red bridge over the river');
  });
});

describe('where a date is looked for', () => {
  const [TIME, NAMED, UPDATED, TEXT] = [
    '<time>2001-01-01</time>',
    '<p class=date>2002-02-02</p>',
    '<p class=updated>2003-03-03</p>',
    '<p>2004-04-04</p>',
  ];
  const SIDEBAR = '<div class=sidebar><p>2005-05-05</p></div>';
  const COMMENT = '<div class=comments><time>2006-06-06</time><p>2007-07-07</p></div>';
  const SCRIPT = '<script>x = {"pubDate":"2008-08-08"}</script>';

  it.each([
    [[TIME, NAMED, UPDATED, TEXT, SIDEBAR, COMMENT, SCRIPT], '2001-01-01', null],
    [[NAMED, UPDATED, TEXT, SIDEBAR, COMMENT, SCRIPT], '2002-02-02', null],
    [[UPDATED, TEXT, SIDEBAR, COMMENT, SCRIPT], '2003-03-03', '2003-03-03'],
    [[TEXT, SIDEBAR, COMMENT, SCRIPT], '2004-04-04', null],
    [[SIDEBAR, COMMENT, SCRIPT], '2006-06-06', null],
    [[SIDEBAR, SCRIPT], '2005-05-05', null],
    [[UPDATED, SIDEBAR, SCRIPT], '2003-03-03', '2003-03-03'],
    [['<div class=comments><p>2007-07-07</p></div>', SCRIPT], null, null],
    [[SCRIPT], null, null],
    [['<time>soon</time>', NAMED], '2002-02-02', null],
    [['<time>soon</time>', '<p class=date>soon</p>', TEXT], '2004-04-04', null],
  ])('%s', (parts, published, modified) => {
    expect(read(`<h1>x</h1>${parts.join('')}`)).toMatchObject({ published, modified });
  });

  it('does not end where the address has one', () => {
    expect(read(`<h1>x</h1>${TIME}`, 'https://a.example/2001/01/01/x').published).toBe('2001-01-01');
    expect(read('<h1>x</h1><time>2001-01-01T08:30</time>', 'https://a.example/2001/01/01/x').published).toBe(
      '2001-01-01T08:30',
    );
    expect(read(`<h1>x</h1>${TEXT}${SCRIPT}`, 'https://a.example/2001/01/01/x').published).toBe('2001-01-01');
  });

  it('is read as the text writes dates where only a template declares its language', () => {
    const german = `<h1>Brücke</h1><p class=date>6. Mai 2014</p><p>${'Die Brücke ist wieder offen, und alle im Dorf freuen sich. '.repeat(5)}</p>`;
    expect(read(`<html lang=en>${german}`).published).toBe('2014-05-06');
    expect(read(`<html lang=en-US>${german}`).published).toBe('2014-05-06');
    expect(read(german).published).toBe('2014-05-06');
    const march = german.replace('Mai', 'März');
    expect(read(`<html lang=en>${march}`).published).toBe('2014-03-06');
    expect(read(`<html lang=ja>${march}`).published).toBeNull();
  });
});

describe('a discussion', () => {
  const post = (name: string, day: number, text: string): string =>
    `<div class="post"><a class="username">${name}</a> <span>${day} May 2014</span><p>${text.repeat(9)}</p></div>`;
  const thread =
    post('ada77', 2, 'Is the bridge open again? ') +
    post('bo_c', 3, 'It is, since yesterday noon. ') +
    post('cyd', 4, 'Thanks to both of you. ');

  it('has the author and the time of its first post', () => {
    expect(read(`<h1>Bridge</h1>${thread}`)).toMatchObject({ byline: 'ada77', published: '2014-05-02' });
  });

  it('has the time of its first post, also where an attribute tells it', () => {
    const hidden = thread.replaceAll(
      /<span>(\d) May 2014/gu,
      '<time data-time="2014-05-0$1T09:30">some days ago</time><span>',
    );
    expect(read(`<h1>Bridge</h1>${hidden}`).published).toBe('2014-05-02T09:30');
  });

  it('has the author whom the page names', () => {
    expect(read(`<meta name=author content="Ada Brook"><h1>Bridge</h1>${thread}`).byline).toBe('Ada Brook');
    expect(read(`<h1>Bridge</h1><p class=byline>Ada Brook</p>${thread}`).byline).toBe('Ada Brook');
  });

  it('is none below an article', () => {
    const article = `<p>${'The bridge was repaired in winter, and nobody noticed it. '.repeat(60)}</p>`;
    expect(read(`<h1>Bridge</h1>${article}${thread}`).byline).toBeNull();
  });
});

describe('what is stated', () => {
  const seen = '<a rel=author>Bo Chen</a><p class=byline>Cy Dale</p><time>2001-01-01</time>';

  it('spares a look at the page', () => {
    const stated =
      '<meta name=author content="Ada Brook"><meta property=article:published_time content=2026-11-15>';
    expect(read(`${stated}<h1>x</h1>${seen}`)).toMatchObject({
      byline: 'Ada Brook',
      published: '2026-11-15',
    });
  });

  it('may be only the byline, or only the date', () => {
    expect(read(`<meta name=author content="Ada Brook"><h1>x</h1>${seen}`)).toMatchObject({
      byline: 'Ada Brook',
      published: '2001-01-01',
    });
    const dated = '<meta property=article:published_time content=2026-11-15>';
    expect(read(`${dated}<h1>x</h1>${seen}`)).toMatchObject({ byline: 'Bo Chen', published: '2026-11-15' });
  });

  it('gives way to an earlier day that readers see if it may be the day of the last change', () => {
    const page = (head: string, shown: string): string | null =>
      read(`${head}<h1>x</h1><p>Dienstag, <time>${shown}</time></p><p>Text.</p>`).published;
    const date = '<meta name=date content="2026-11-15T10:00:00Z">';
    expect(page(date, '2026-11-12')).toBe('2026-11-12');
    expect(page(date, '2026-11-18')).toBe('2026-11-15T10:00:00Z');
    // A month or a year is no day.
    expect(page(date, '2026-11')).toBe('2026-11-15T10:00:00Z');
    expect(page(date, '2026')).toBe('2026-11-15T10:00:00Z');
    const works = (changed: string): string =>
      `<script type="application/ld+json">{"@type":"Article","datePublished":"2026-11-15T10:00:00Z","dateModified":"${changed}"}</script>`;
    expect(page(works('2026-11-15T11:00:30+01:00'), '2026-11-12')).toBe('2026-11-12');
    expect(page(works('2026-11-15T10:01:00Z'), '2026-11-12')).toBe('2026-11-15T10:00:00Z');
    const twice = '<meta property=article:published_time content="2026-11-15T10:00:00Z">';
    expect(page(date + twice, '2026-11-12')).toBe('2026-11-15T10:00:00Z');
    // The day beside the heading counts, not any that comes later.
    const teaser = '<div><time>2026-11-01</time> elsewhere</div>';
    expect(read(`${date}<div><h1>x</h1><time>2026-11-15</time></div>${teaser}`).published).toBe(
      '2026-11-15T10:00:00Z',
    );
  });
});
