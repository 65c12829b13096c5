import { describe, expect, it } from 'vitest';
import { getAttribute, textOf } from '../../../page/access.ts';
import { pageFromHtml } from '../../../page/from-html.ts';
import { readMetadata } from '../../metadata.ts';
import type { Metadata } from '../../page-metadata.ts';
import { datedTexts } from './visible-dates.ts';

/** The dated texts of a page: lines, and beginnings of paragraphs; elements with an id are elsewhere. */
function dated(body: string): { lines: string[]; openings: string[] } {
  const page = pageFromHtml(`<body>${body}`);
  const nodes = Array.from({ length: page.tree.size }, (_, node) => node);
  const texts = datedTexts(
    page,
    nodes.filter((node) => getAttribute(page, node, 'id') !== null),
  );
  const textsWhere = (wanted: boolean): string[] =>
    texts.filter(({ isLine }) => isLine === wanted).map(({ node }) => textOf(page, node));
  return { lines: textsWhere(true), openings: textsWhere(false) };
}

const isDated = (text: string): boolean => dated(`<p>${text}</p>`).lines.length === 1;

describe('datedTexts', () => {
  it.each([
    '1.2.2014',
    '11.2.2014',
    'May 1990',
    '15 พ.ย. 2569',
    '1 Farvardin 1404',
    '12 Tir 1399',
    '۲۸ تیر ۱۴۰۲',
    '١٥ نوفمبر ٢٠٢٦',
    '令和6年5月1日です',
    '平成 5 年 3 月 1 日',
    '6년 3월 1일',
    '٦년 3월 1일',
  ])('takes %s for a date', (text) => {
    expect(isDated(text)).toBe(true);
    expect(isDated(` ${text}`)).toBe(true);
  });

  it.each([
    'May 201',
    '3 May 14',
    'in 1850 AD',
    'in 1650 AD',
    'in 2150 AD',
    'in 3000 AD',
    'no 1850 ۱۲ ۱۳',
    '年月日年月日年月',
    'a b c d e f g',
    'Ab 2014',
  ])('takes %s for none', (text) => {
    expect(isDated(text)).toBe(false);
  });

  const FILL = 'word '.repeat(60);
  /** Dated text of so many characters. */
  const line = (length: number): string => `2 May 2014 ${'x'.repeat(length - 11)}`;

  it('reads no dates in code', () => {
    expect(dated('<pre>2 May 2014</pre><p>See <code>2014-05-02</code></p>').lines).toEqual([]);
  });

  it('measures a text without the blocks before it', () => {
    expect(dated(`<div><p>${FILL}</p>${line(60)}</div>`).lines).toEqual([line(60)]);
  });

  it('takes a short text for a line, wherever it stands', () => {
    expect(dated(`<p>${FILL}<b>${line(40)}</b></p>`)).toEqual({ lines: [line(40)], openings: [] });
    expect(dated(`<p>${FILL}<b>${line(41)}</b></p>`)).toEqual({ lines: [], openings: [line(41)] });
  });

  it('takes a longer text for a line where its block is short', () => {
    expect(dated(`<p>${line(240)}</p>`).lines).toHaveLength(1);
    expect(dated(`<p>${line(241)}</p>`).openings).toHaveLength(1);
    expect(dated(`<p>${line(100)}<b>${'x'.repeat(140)}</b></p>`).lines).toHaveLength(1);
    expect(dated(`<p>${line(100)}<b>${'x'.repeat(141)}</b></p>`).openings).toHaveLength(1);
    expect(dated(`<p><b>${'x'.repeat(140)}</b>${line(100)}</p>`).lines).toHaveLength(1);
    expect(dated(`<p><b>${'x'.repeat(141)}</b>${line(100)}</p>`).openings).toHaveLength(1);
  });

  it.each([
    ...['p', 'div', 'section', 'article', 'blockquote', 'header', 'main', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['li', 'dd'],
  ])('measures <%s> alone', (tag) => {
    const block = `<${tag}>${line(60)}</${tag}>`;
    expect(dated(`<div>${FILL}${block}${FILL}</div>`).lines).toHaveLength(1);
    expect(
      dated(`<div>${FILL}<${tag}>x</${tag}>${line(60)}<${tag}>${FILL}</${tag}></div>`).lines,
    ).toHaveLength(1);
    expect(dated(`<${tag}>${FILL}<i>${line(60)}</i></${tag}>`).openings).toHaveLength(1);
  });

  it('measures cells, and the body where there is no other block', () => {
    expect(dated(`<table><tr><td>${FILL}<td>${line(60)}<td>${FILL}</table>`).lines).toHaveLength(1);
    expect(dated(line(60)).lines).toHaveLength(1);
    expect(dated(`${FILL}<br>${line(60)}`).openings).toHaveLength(1);
  });

  it('climbs six boxes to a block', () => {
    const boxed = (boxes: number): string => `<p>${FILL}${'<span>'.repeat(boxes)}${line(60)}</p>`;
    expect(dated(boxed(6)).openings).toHaveLength(1);
    expect(dated(boxed(7)).lines).toHaveLength(1);
  });

  it('measures forty nodes on each side', () => {
    const before = (breaks: number): string => `<p>${FILL}${'<br>'.repeat(breaks)}${line(60)}</p>`;
    expect(dated(before(39)).openings).toHaveLength(1);
    expect(dated(before(40)).lines).toHaveLength(1);
    const after = (breaks: number): string => `<p>${line(60)}${'<br>'.repeat(breaks)}${FILL}</p>`;
    expect(dated(after(38)).openings).toHaveLength(1);
    expect(dated(after(39)).lines).toHaveLength(1);
  });

  it('reads the first eighty characters of a paragraph, and a hundred and twenty of a line', () => {
    const at = (place: number, length: number): string =>
      `${'x '.repeat(place / 2)}2014 `.padEnd(length, 'x ');
    expect(dated(at(76, 300)).openings).toHaveLength(1);
    expect(dated(at(78, 300)).openings).toHaveLength(0);
    expect(dated(at(116, 200)).lines).toHaveLength(1);
    expect(dated(at(118, 200)).lines).toHaveLength(0);
    expect(dated(at(100, 240)).lines).toHaveLength(1);
    expect(dated(at(100, 241)).openings).toHaveLength(0);
  });

  it.each(['nav', 'script', 'style', 'noscript', 'template', 'button', 'svg'])(
    'looks into no <%s>',
    (tag) => {
      expect(dated(`<${tag}>2 May 2014</${tag}>3 May 2015`)).toEqual({ lines: ['3 May 2015'], openings: [] });
    },
  );

  it('looks at nothing elsewhere', () => {
    const html =
      '<p id=a>1 May 2011</p><p>2 May 2012</p><p id=b>3 May 2013</p>4 May 2014<p id=c>5 May 2015</p>';
    expect(dated(html).lines).toEqual(['2 May 2012', '4 May 2014']);
    expect(dated('<nav><p id=a>x</p></nav>2 May 2012<p id=b>3 May 2013</p>').lines).toEqual(['2 May 2012']);
  });

  it('looks at the body alone', () => {
    const page = pageFromHtml('<title>2 May 2014</title><body>3 May 2015');
    expect(datedTexts(page, []).map(({ node }) => textOf(page, node))).toEqual(['3 May 2015']);
  });

  it('takes a hundred and fifty texts', () => {
    expect(dated('<p>2 May 2014</p>'.repeat(151)).lines).toHaveLength(150);
  });
});

const read = (html: string): Metadata => readMetadata(pageFromHtml(html)).metadata;

describe('elements that are marked as dates', () => {
  it.each([
    '<time datetime=2026-11-15>today</time>',
    '<time content=2026-11-15>today</time>',
    '<time title=2026-11-15>today</time>',
    '<time datetime=today>2026-11-15</time>',
    '<time>2026-11-15</time>',
    '<p class=date>15/11/2026</p>',
    '<p class=date title="15 Nov 2026">today</p>',
  ])('tell it in %s', (html) => {
    expect(read(`<h1>x</h1>${html}`)).toMatchObject({ published: '2026-11-15', modified: null });
  });

  it('tell the time of a change', () => {
    const changed = { published: null, modified: '2026-11-15' };
    const shown = 'title="15 November 2026">yesterday';
    expect(read(`<h1>x</h1><p class=updated ${shown}</p>`)).toMatchObject(changed);
    expect(read(`<h1>x</h1><p class="date updated" ${shown}</p>`)).toMatchObject({
      published: '2026-11-15',
      modified: null,
    });
    expect(read(`<h1>x</h1><time itemprop="x dateModified" ${shown}</time>`)).toMatchObject(changed);
    expect(read(`<h1>x</h1><p class=date itemprop=dateModified ${shown}</p>`)).toMatchObject(changed);
  });

  it('tell the day in the only item of a list below the title', () => {
    const meta = '<ul class=meta><li>By <a href=/anna>Anna Bell</a> <time datetime=2026-11-12></time></ul>';
    const other = '<div><time datetime=2020-01-01></time></div>';
    expect(read(`<article><h1>x</h1>${meta}<p>y</article>${other}`).published).toBe('2026-11-12');
  });

  it('tell nothing of another page in a list, where another is left', () => {
    const teaser = '<ul><li><time>2026-11-15</time><a href=/other>Other</a></ul>';
    const own = '<time>2026-11-12</time>';
    expect(read(`<div>${own}</div><div><h1>x</h1>${teaser}</div>`).published).toBe('2026-11-12');
    expect(read(`<div><h1>x</h1>${teaser}</div>`).published).toBe('2026-11-15');
    expect(read(`<div>${own}</div><div><h1>x</h1><ul><li><time>2026-11-15</time></ul></div>`).published).toBe(
      '2026-11-15',
    );
    expect(
      read(`<div>${own}</div><ul><li><h1>x</h1><time>2026-11-15</time><a href=/me>Me</a></ul>`).published,
    ).toBe('2026-11-15');
  });

  it('tell less than a line if they are those of many teasers', () => {
    const dates = ['11', '12', '13', '14'].map((day) => `<b class=date>2026-11-${day}</b>`);
    const line = '<p>10 November 2026</p>';
    expect(read(`<h1>x</h1>${line}${dates.join('')}`).published).toBe('2026-11-10');
    expect(read(`<h1>x</h1>${line}${dates.slice(1).join('')}`).published).toBe('2026-11-12');
    expect(read(`<h1>x</h1>${dates.join('')}`).published).toBe('2026-11-11');
  });

  it('tell nothing in a part about something else', () => {
    expect(read('<h1>x</h1><nav><time>2026-11-15</time></nav>').published).toBeNull();
    expect(read('<h1>x</h1><aside><p class=date>2026-11-15</p></aside>').published).toBe('2026-11-15');
    expect(read('<h1>x</h1><nav><p class=date>2026-11-15</p></nav>').published).toBeNull();
    expect(read('<h1>x</h1><nav><p class=updated>2026-11-15</p></nav>').modified).toBeNull();
  });
});

describe('dates in plain text', () => {
  const LONG = ' and more of it'.repeat(30);

  it.each([
    ['a line', '<p>2 May 2014</p>', '2014-05-02'],
    ['a line before the beginning of a paragraph', `<p>1 May 2013${LONG}</p><p>2 May 2014</p>`, '2014-05-02'],
    ['the beginning of a paragraph', `<p>Oslo, 2 May 2014${LONG}</p>`, '2014-05-02'],
    ['forty characters before it', `<p>${'x'.repeat(39)} 2 May 2014${LONG}</p>`, '2014-05-02'],
    ['more characters before it', `<p>${'x'.repeat(40)} 2 May 2014${LONG}</p>`, null],
    ['blanks before it', `<p>\n${' '.repeat(20)}${'x'.repeat(39)} 2 May 2014${LONG}</p>`, '2014-05-02'],
    ['what is no date', '<p>Call 2014 2015 now</p>', null],
    ['the content before an aside', '<aside><p>1 May 2013</p></aside><p>2 May 2014</p>', '2014-05-02'],
    ['an aside where there is nothing else', '<aside><p>1 May 2013</p></aside>', '2013-05-01'],
  ])('are read: %s', (_, html, expected) => {
    expect(read(`<h1>x</h1>${html}`).published).toBe(expected);
  });

  it.each([
    ['31.10.26', '2026-10-31'],
    ['31.10.26, 12:44', '2026-10-31'],
    ['31.10.263', null],
    ['3.10.26', null],
    ['v 31.10.26', null],
    ['31.13.26', null],
    [`31.10.26${LONG}`, null],
  ])('may have a short year: %s', (text, expected) => {
    expect(read(`<h1>x</h1><p>${text}</p>`).published?.slice(0, 10) ?? null).toBe(expected);
    expect(read(`<h1>x</h1><p>${text}</p><p>2 May 2014</p>`).published).toBe('2014-05-02');
  });

  it('are not later than the last change', () => {
    const changed = '<b class=updated>2014-05-03</b>';
    expect(read(`<h1>x</h1><p>4 May 2014</p>${changed}`)).toMatchObject({
      published: null,
      modified: '2014-05-03',
    });
    expect(read(`<h1>x</h1><p>3 May 2014</p>${changed}`).published).toBe('2014-05-03');
    const inMay = '<b class=updated>2014-05</b>';
    expect(read(`<h1>x</h1><p>20 May 2014</p>${inMay}`).published).toBe('2014-05-20');
    expect(read(`<h1>x</h1><p>1 June 2014</p>${inMay}`).published).toBeNull();
    // Of several changes that are stated, one may be wrong.
    const wrong = '<meta property=article:modified_time content=2010-01-01>';
    expect(read(`${wrong}<h1>x</h1><p>3 May 2014</p>${changed}`).published).toBe('2014-05-03');
  });

  it('may end the title of the window', () => {
    const caption = '<h1>x</h1><p>1 May 2013</p>';
    expect(read(`<title>x | News | 2.5.2014</title>${caption}`).published).toBe('2014-05-02');
    expect(read(`<title>x | News of 2.5.2014</title>${caption}`).published).toBe('2013-05-01');
    expect(read(`<title>2.5.2014</title>${caption}`).published).toBe('2013-05-01');
  });

  it('are taken from next to the heading', () => {
    expect(read('<p>1 May 2013</p><div>Text</div><p>2 May 2014</p><h1>x</h1>').published).toBe('2014-05-02');
    expect(read('<p>1 May 2013</p><header><h1>x</h1><b>Text</b><p>2 May 2014</p></header>').published).toBe(
      '2014-05-02',
    );
  });
});
