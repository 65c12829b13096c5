import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { readMetadata } from '../../metadata.ts';
import type { Metadata } from '../../page-metadata.ts';
import { parseJsonLd } from './json-ld-parse.ts';

const URL = 'https://news.example/2026/story';
const script = (data: unknown): string =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;
const read = (html: string): Metadata => readMetadata(pageFromHtml(html), { url: URL }).metadata;

describe('JSON-LD', () => {
  it('fills every field from an article', () => {
    const metadata = read(
      script({
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: '新しい橋が開通',
        author: [{ '@type': 'Person', name: '山田 太郎' }, '鈴木 花子'],
        datePublished: '2026-11-15T08:30:00+0900',
        dateModified: '2026-11-16',
        publisher: { '@type': 'Organization', name: '日日新聞' },
        description: '橋の話。',
        image: { '@type': 'ImageObject', url: '/bridge.jpg' },
        inLanguage: 'ja_JP',
      }),
    );
    expect(metadata).toMatchObject({
      title: '新しい橋が開通',
      byline: '山田 太郎, 鈴木 花子',
      published: '2026-11-15T08:30:00+09:00',
      modified: '2026-11-16',
      siteName: '日日新聞',
      description: '橋の話。',
      image: 'https://news.example/bridge.jpg',
      lang: 'ja-JP',
    });
  });

  it('follows references inside the graph, also across scripts', () => {
    const html =
      script({
        '@graph': [
          { '@type': 'WebPage', name: 'Story | News' },
          { '@type': 'Article', headline: 'Story', author: { '@id': '#jane' }, publisher: { '@id': '#org' } },
        ],
      }) +
      script([
        { '@id': '#jane', '@type': 'Person', name: 'Jane Doe' },
        { '@id': '#org', '@type': 'Organization', name: 'News House' },
      ]);
    expect(read(html)).toMatchObject({ title: 'Story', byline: 'Jane Doe', siteName: 'News House' });
  });

  it('never lets objects, addresses or markup into names and titles', () => {
    const html = script({
      '@type': ['Article', 'Thing'],
      headline: 'Q&amp;A: <em>caf&eacute;</em>s',
      author: [{ '@type': 'Person' }, 'https://a.example/jane', { name: ['Jo&euml;l', { x: 1 }] }, 7, null],
    });
    expect(read(html)).toMatchObject({ title: 'Q&A: cafés', byline: 'Joël' });
  });

  it('prefers the work with the address of the page in a list of works', () => {
    const work = (name: string, path: string): object => ({
      '@type': 'BlogPosting',
      headline: name,
      url: `http://www.news.example${path}/?ref=1`,
    });
    const listed = [work('Other', '/2026/other'), work('Mine', '/2026/story'), work('Third', '/2026/third')];
    expect(read(script(listed)).title).toBe('Mine');
    expect(
      read(script([...listed.filter((_, at) => at !== 1), { '@type': 'WebPage', name: 'All' }])).title,
    ).toBe('All');
  });

  it('takes the question of a QAPage and the name of a recipe', () => {
    const question = { '@type': 'Question', name: 'Why?', author: { name: 'Asker' } };
    expect(read(script({ '@type': 'QAPage', name: 'Q', mainEntity: question }))).toMatchObject({
      title: 'Why?',
      byline: 'Asker',
    });
    expect(read(script({ '@type': 'https://schema.org/Recipe', name: 'فلافل' })).title).toBe('فلافل');
  });
});

describe('parseJsonLd', () => {
  it.each([
    ['comment marks', '<!-- {"a":1} -->'],
    ['CDATA', '//<![CDATA[\n{"a":1}\n//]]>'],
    ['a trailing comma', '{"a":1,}'],
    ['a semicolon', '{"a":1};'],
  ])('reads through %s', (_, text) => {
    expect(parseJsonLd(text)).toEqual({ a: 1 });
  });

  it('mends line breaks and wrong escapes inside strings, and leaves commas in them alone', () => {
    expect(parseJsonLd('{"a":"one\ntwo, ]", "b":"it\\\'s \\"q\\"", "c":[1, ],}')).toEqual({
      a: 'one two, ]',
      b: 'it\'s "q"',
      c: [1],
    });
  });

  it('gives null for what is no JSON', () => {
    expect(parseJsonLd('{{ json }}')).toBeNull();
  });
});

describe('hostile JSON-LD', () => {
  const warningsOf = (html: string): unknown[] =>
    readMetadata(pageFromHtml(html)).warnings.map(({ code, count }) => [code, count]);

  it('counts the scripts that cannot be read and uses the others', () => {
    const html =
      script('{oops') + script({ '@type': 'Article', headline: 'Fine' }) + script('[1') + script('  ');
    expect(warningsOf(html)).toEqual([['metadata-skipped', 2]]);
    expect(read(html).title).toBe('Fine');
  });

  it('survives nesting and reference loops', () => {
    const deep = `${'{"@graph":['.repeat(5_000)}${']}'.repeat(5_000)}`;
    expect(read(script(deep)).title).toBeNull();
    const lists = `{"@type":"Article","headline":${'['.repeat(5_000)}"x"${']'.repeat(5_000)}}`;
    expect(read(script(lists)).title).toBeNull();
    const loop = { '@type': 'Article', '@id': '#a', headline: 'Loop', author: { '@id': '#b' } };
    expect(
      read(script([loop, { '@id': '#b', '@list': [{ '@id': '#b' }], item: { '@id': '#b' } }])).title,
    ).toBe('Loop');
  });

  it('stops at the bounds and says so', () => {
    const many = script(Array.from({ length: 60_000 }, () => ({ '@type': 'Article', headline: 'x' })));
    expect(warningsOf(many)).toEqual([['metadata-skipped', 1]]);
    expect(warningsOf(script(`"${'x'.repeat(2_100_000)}"`))).toEqual([['metadata-skipped', 1]]);
  });

  it('is not moved by keys of the object prototype', () => {
    expect(read(script('{"@type":"Article","__proto__":{"headline":"No"},"name":"Yes"}')).title).toBe('Yes');
  });
});
