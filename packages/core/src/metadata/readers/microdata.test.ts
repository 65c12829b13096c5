import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { readMetadata } from '../metadata.ts';
import type { Metadata } from '../page-metadata.ts';

const read = (html: string): Metadata =>
  readMetadata(pageFromHtml(html), { url: 'https://a.example/x' }).metadata;

describe('microdata', () => {
  it('reads the properties of the article and of the items inside it', () => {
    const metadata = read(`
      <article itemscope itemtype="https://schema.org/Article">
        <h2 itemprop="headline">Il ponte</h2>
        <span itemprop="author" itemscope itemtype="https://schema.org/Person">di <b itemprop="name">Anna Rossi</b></span>
        <span itemprop="author">Luca Bianchi</span>
        <time itemprop="datePublished" datetime="2026-11-15">ieri</time>
        <meta itemprop="dateModified" content="2026-11-16">
        <div itemprop="publisher" itemscope><meta itemprop="name" content="Il Giorno"></div>
        <img itemprop="image" src="p.jpg">
        <div itemprop="comment" itemscope itemtype="https://schema.org/Comment"><i itemprop="author">Troll</i></div>
      </article>`);
    expect(metadata).toMatchObject({
      title: 'Il ponte',
      byline: 'Anna Rossi, Luca Bianchi',
      published: '2026-11-15',
      modified: '2026-11-16',
      siteName: 'Il Giorno',
      image: 'https://a.example/p.jpg',
    });
  });

  it('reads RDFa Lite alike', () => {
    const html = `<div vocab="https://schema.org/" typeof="BlogPosting"><h2 property="schema:headline">Titel</h2>
      <p property="author" typeof="Person"><a property="name">Ada B.</a></p></div>`;
    expect(read(html)).toMatchObject({ title: 'Titel', byline: 'Ada B.' });
  });

  it('reads properties that stand in no item', () => {
    expect(
      read('<p>By <span itemprop="author">Ada B.</span> <time itemprop="datePublished">2026-11-15</time>'),
    ).toMatchObject({ byline: 'Ada B.', published: '2026-11-15' });
  });

  it.each<[property: string, html: string, field: keyof Metadata, expected: unknown]>([
    ['headline', '<b itemprop=headline>A headline</b>', 'title', 'A headline'],
    ['name', '<b itemprop=name>A name</b>', 'title', 'A name'],
    ['author', '<b itemprop=author>Ada Brook</b><b itemprop=creator>Bo Chen</b>', 'byline', 'Ada Brook'],
    ['creator', '<b itemprop=creator>Bo Chen</b>', 'byline', 'Bo Chen'],
    ['datePublished', '<meta itemprop=datePublished content=2026-01-01>', 'published', '2026-01-01'],
    ['uploadDate', '<b itemprop=uploadDate>2026-01-01</b>', 'published', '2026-01-01'],
    ['dateCreated', '<b itemprop=dateCreated>2026-01-01</b>', 'published', '2026-01-01'],
    ['dateModified', '<b itemprop=dateModified>2026-01-01</b>', 'modified', '2026-01-01'],
    ['a time', '<ins itemprop=datePublished datetime=2026-01-01>today</ins>', 'published', '2026-01-01'],
    ['description', '<p itemprop=description>All of it.</p>', 'description', 'All of it.'],
    ['image', '<img itemprop=image src=i.png>', 'image', 'https://a.example/i.png'],
    [
      'an item for an image',
      '<div itemprop=image itemscope><link itemprop=url href=i.png><b itemprop=width>9</b></div>',
      'image',
      'https://a.example/i.png',
    ],
    ['an item without an address', '<div itemprop=description itemscope>Text</div>', 'description', 'Text'],
    ['an image without an address', '<img itemprop=headline alt=x>', 'title', null],
    ['a link without an address', '<link itemprop=headline>', 'title', null],
    ['thumbnailUrl', '<link itemprop=thumbnailUrl href=t.png>', 'image', 'https://a.example/t.png'],
    ['inLanguage', '<meta itemprop=inLanguage content=ja>', 'lang', 'ja'],
    ['articleSection', '<b itemprop=articleSection>Sport</b>', 'section', 'Sport'],
    ['keywords', '<b itemprop=keywords>Cup, Final</b>', 'tags', ['Cup', 'Final']],
    ['license', '<link itemprop=license href=/by>', 'license', 'https://a.example/by'],
    ['publisher', '<b itemprop=publisher>The Star</b>', 'siteName', 'The Star'],
    [
      'an item for the publisher',
      '<div itemprop=publisher itemscope>The <b itemprop=name>Star</b></div>',
      'siteName',
      'Star',
    ],
    ['an item without a name', '<div itemprop=author itemscope>Ada Brook</div>', 'byline', 'Ada Brook'],
    ['several names', '<b itemprop="a  schema:headline\tb">A headline</b>', 'title', 'A headline'],
  ])('reads %s: %s', (_, html, field, expected) => {
    expect(read(`<div itemscope itemtype="https://schema.org/Article">${html}</div>`)[field]).toEqual(
      expected,
    );
  });

  /** An item, which is closed; properties of the others do not count. */
  const item = (type: string, title: string, more = ''): string =>
    `<div itemscope itemtype="https://schema.org/${type}" ${more}><b itemprop=headline>${title}</b></div>`;

  it.each([
    ['a work before the page', item('WebPage', 'a') + item('Article', 'b'), 'b'],
    ['the first of three works', item('Article', 'a') + item('Article', 'b') + item('Article', 'c'), 'a'],
    ['none of four', item('Article', 'a').repeat(4), null],
    ['one of many pages', item('WebPage', 'a').repeat(5), 'a'],
    ['a better one of many', item('VideoObject', 'a').repeat(4) + item('Article', 'b'), 'b'],
    ['none that is nothing', item('Person', 'a').repeat(5), null],
    ['none that describes a part', `<div itemscope>${item('Article', 'a', 'itemprop=hasPart')}</div>`, null],
    ['the main entity', `<div itemscope>${item('Article', 'a', 'itemprop=mainEntity')}</div>`, 'a'],
    [
      'what has its page',
      `<div itemscope>${item('Article', 'a', 'itemprop="x mainEntityOfPage"')}</div>`,
      'a',
    ],
    ['no near miss', `<div itemscope>${item('Article', 'a', 'itemprop=mainEntityList')}</div>`, null],
    ['no near miss before', `<div itemscope>${item('Article', 'a', 'itemprop=xmainEntity')}</div>`, null],
    ['a property of nothing', item('Article', 'a', 'itemprop=hasPart'), 'a'],
    ['an item that follows another', `${item('Article', 'a')}<b itemprop=headline>b</b>`, 'a'],
  ])('takes for the page %s', (_, html, title) => {
    expect(read(html).title).toBe(title);
  });

  it('reads the name of an item with a type, not of the page', () => {
    expect(read('<b itemprop=name>Name</b>').title).toBeNull();
    expect(read('<div itemscope itemtype=Article><b itemprop=name>Name</b></div>').title).toBe('Name');
  });

  it('reads authors outside the item where it has none', () => {
    const byline = '<b itemprop=author>Bo Chen</b>';
    expect(read(`<div itemscope itemtype=Article></div>${byline}`).byline).toBe('Bo Chen');
    expect(
      read(`<div itemscope itemtype=Article><b itemprop=author>Ada Brook</b></div>${byline}`).byline,
    ).toBe('Ada Brook');
    expect(read(`<meta name=dc.creator content="Cy Dale">${byline}`).byline).toBe('Bo Chen');
  });

  it('keeps fifty elements of one property, each once', () => {
    const authors = Array.from({ length: 51 }, (_, at) => `<b itemprop=author>Nom${at} Ab</b>`).join('');
    expect(read(authors).authors).toHaveLength(50);
    expect(read('<b itemprop="author author">Ada Brook</b>').authors).toEqual(['Ada Brook']);
  });

  it('takes none of many teasers for the page', () => {
    const teaser =
      '<div itemscope itemtype="https://schema.org/Article"><b itemprop="headline">Teaser</b></div>';
    expect(read(`<title>All news</title>${teaser.repeat(5)}`).title).toBe('All news');
  });
});
