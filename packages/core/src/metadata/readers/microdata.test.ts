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

  it('takes none of many teasers for the page', () => {
    const teaser =
      '<div itemscope itemtype="https://schema.org/Article"><b itemprop="headline">Teaser</b></div>';
    expect(read(`<title>All news</title>${teaser.repeat(5)}`).title).toBe('All news');
  });
});
