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

  it.each<[item: object, field: keyof Metadata, expected: unknown]>([
    [{ name: 'A name' }, 'title', 'A name'],
    [{ headline: 'A headline', name: 'A name' }, 'title', 'A headline'],
    [{ author: 'Ada Brook', creator: 'Bo Chen' }, 'byline', 'Ada Brook'],
    [{ creator: 'Bo Chen' }, 'byline', 'Bo Chen'],
    [{ datePublished: '2026-01-01', uploadDate: '2026-01-02' }, 'published', '2026-01-01'],
    [{ uploadDate: '2026-01-02', dateCreated: '2026-01-03' }, 'published', '2026-01-02'],
    [{ dateCreated: '2026-01-03' }, 'published', '2026-01-03'],
    [{ datePublished: 'soon', dateCreated: '2026-01-03' }, 'published', '2026-01-03'],
    [{ image: '/i.png', thumbnailUrl: '/t.png' }, 'image', 'https://news.example/i.png'],
    [{ thumbnailUrl: '/t.png' }, 'image', 'https://news.example/t.png'],
    [{ articleSection: 'Sport' }, 'section', 'Sport'],
    [{ keywords: ['Cup', { name: 'Final' }] }, 'tags', ['Cup', 'Final']],
    [{ license: { '@id': 'https://l.example/by' } }, 'license', 'https://l.example/by'],
  ])('reads %j as the %s', (item, field, expected) => {
    expect(read(script({ '@type': 'Article', ...item }))[field]).toEqual(expected);
  });

  it('takes the name of the site from what describes it', () => {
    expect(read(script({ '@type': 'WebSite', name: 'News' })).siteName).toBe('News');
    expect(
      read(
        script([
          { '@type': 'WebSite', name: 'News' },
          { '@type': 'Article', publisher: 'House' },
        ]),
      ).siteName,
    ).toBe('House');
  });

  it('takes all authors of one item, and none of the next', () => {
    const items = [
      { '@type': 'Article', author: ['Ada Brook', 'Bo Chen'] },
      { '@type': 'Article', author: 'Cy Dale' },
    ];
    expect(read(script(items)).byline).toBe('Ada Brook, Bo Chen');
    const [first, second] = [{ '@type': 'Article', headline: 'x' }, items[1]];
    expect(read(script([first, second])).byline).toBe('Cy Dale');
    expect(read(`<meta name=author content="Bo Chen">${script([first, second])}`).byline).toBe('Cy Dale');
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

  it.each<[what: string, items: object[], title: string | null]>([
    ['a work before the page', [{ '@type': 'WebPage' }, { '@type': 'Article' }], '1'],
    ['the first of two works', [{ '@type': 'Article' }, { '@type': 'Article' }], '0'],
    ['a text before a video', [{ '@type': 'VideoObject' }, { '@type': 'Article' }], '1'],
    [
      'the work with this address, also as its id',
      [{ '@type': 'Article' }, { '@type': 'Article', '@id': `${URL}#article` }],
      '1',
    ],
    [
      'the work with this address, also as its page',
      [{ '@type': 'Article' }, { '@type': 'Article', mainEntityOfPage: { '@id': URL } }],
      '1',
    ],
    [
      'a work with one address of several',
      [{ '@type': 'Article' }, { '@type': 'Article', '@id': 'https://b.example/', url: URL }],
      '1',
    ],
    [
      'a work of a lower kind with this address',
      [{ '@type': 'Article' }, { '@type': 'VideoObject', url: URL }],
      '1',
    ],
    [
      'a work without an address before one with another',
      [{ '@type': 'Article', url: 'https://b.example/' }, { '@type': 'VideoObject' }],
      '1',
    ],
    [
      'a work whose id is no address as one without',
      [{ '@type': 'Article', '@id': '#other' }, { '@type': 'Article' }],
      '0',
    ],
    [
      'the page before works with other addresses',
      [{ '@type': 'Article', url: '/a' }, { '@type': 'Article', url: '/b' }, { '@type': 'WebPage' }],
      '2',
    ],
    [
      'a single work, whatever its address',
      [{ '@type': 'WebPage' }, { '@type': 'Article', url: 'https://b.example/' }],
      '1',
    ],
    [
      'a work beside pages, whatever its address',
      [{ '@type': 'WebPage' }, { '@type': 'QAPage' }, { '@type': 'Article', url: 'https://b.example/' }],
      '2',
    ],
  ])('prefers %s', (_, items, title) => {
    const named = items.map((item, at) => ({ ...item, headline: `${at}` }));
    expect(read(script(named)).title).toBe(title);
  });

  it('compares with the canonical address, too', () => {
    const works = ['https://b.example/1', 'https://b.example/2'].map((url) => ({
      '@type': 'Article',
      headline: url.slice(-1),
      url,
    }));
    expect(read(`<link rel=canonical href="https://b.example/2">${script(works)}`).title).toBe('2');
    const { metadata } = readMetadata(pageFromHtml(script(works)));
    expect(metadata.title).toBe('1');
  });

  it('reads ten items, the likeliest', () => {
    const items = (rest: number): object[] => [
      ...Array.from({ length: rest }, () => ({ '@type': 'Article' })),
      { '@type': 'Article', headline: 'Last' },
    ];
    expect(read(script(items(9))).title).toBe('Last');
    expect(read(script(items(10))).title).toBeNull();
    const late = (rest: number): string =>
      script([...items(rest - 1), { '@type': 'Article', headline: 'Mine', url: URL }]);
    expect(read(late(999)).title).toBe('Mine');
    expect(read(late(1_000)).title).toBeNull();
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
    ['an old comment', '/*<![CDATA[*/ {"a":1} /*]]>*/'],
    ['CDATA without a comment', '<![CDATA[ {"a":1} ]]>'],
    ['a line comment', '// {"a":1}'],
    ['blanks', '\u00a0{"a":1}\ufeff'],
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

  it('reads lists and bare values', () => {
    expect(parseJsonLd('[1,2]')).toEqual([1, 2]);
    expect(parseJsonLd('"x"')).toBe('x');
  });

  it.each([
    ['{"a":"one\ttwo"}', { a: 'one two' }],
    ['{"a":"\\u0041\\n\\/"\n,}', { a: 'A\n/' }],
    ['{"a": "b" , \n }', { a: 'b' }],
    ['{"a":1,"b":"\\"}', null],
    ['{"a":"b\\', null],
  ])('mends %j', (text, expected) => {
    expect(parseJsonLd(text)).toEqual(expected);
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

  it('reads two million characters of a script, and four of all', () => {
    const long = (length: number): string => script(`"${'x'.repeat(length - 2)}"`);
    expect(warningsOf(long(2_000_000))).toEqual([]);
    expect(warningsOf(long(2_000_001))).toEqual([['metadata-skipped', 1]]);
    expect(warningsOf(long(2_000_000).repeat(2))).toEqual([]);
    expect(warningsOf(long(2_000_000).repeat(2) + script({ '@type': 'Article' }))).toEqual([
      ['metadata-skipped', 1],
    ]);
    expect(warningsOf(script('{oops') + script(`[${'{},'.repeat(60_000)}{}]`))).toEqual([
      ['metadata-skipped', 2],
    ]);
  });

  it('is not moved by keys of the object prototype', () => {
    expect(read(script('{"@type":"Article","__proto__":{"headline":"No"},"name":"Yes"}')).title).toBe('Yes');
  });
});
