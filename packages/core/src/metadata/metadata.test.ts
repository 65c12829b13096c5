import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseUrlOf } from '../addresses/base-url.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { growthRatio } from '../trace/growth.cases.ts';
import { PRECEDENCE } from './merge.ts';
import { NO_METADATA } from './metadata.cases.ts';
import { type MetadataResult, readMetadata } from './metadata.ts';
import { explicitDirection } from './page-direction.ts';
import type { Metadata } from './page-metadata.ts';

const result = (html: string, url?: string): MetadataResult =>
  readMetadata(pageFromHtml(html), { url: url ?? null });
const read = (html: string, url?: string): Metadata => result(html, url).metadata;
const meta = (name: string, content: string): string => `<meta name="${name}" content="${content}">`;
const property = (name: string, content: string): string => `<meta property="${name}" content="${content}">`;

describe('readMetadata', () => {
  it('says nothing about a page that says nothing', () => {
    expect(result('')).toEqual({ metadata: NO_METADATA, warnings: [] });
    expect(read('<p>text')).toEqual(NO_METADATA);
  });

  it('reads Open Graph', () => {
    const html = [
      property('og:title', 'T'),
      property('og:site_name', 'S'),
      property('og:description', 'D'),
      property('og:image', 'http://a.example/i.jpg'),
      property('og:locale', 'pt_BR'),
      property('og:url', 'http://a.example/t'),
      property('article:published_time', '2026-11-15T08:30:00Z'),
      property('article:modified_time', '2026-11-16T08:30:00Z'),
      property('article:author', 'https://social.example/ada'),
      property('article:author', 'Ada B.'),
    ].join('');
    expect(read(html)).toEqual({
      ...NO_METADATA,
      title: 'T',
      byline: 'Ada B.',
      authors: ['Ada B.'],
      published: '2026-11-15T08:30:00Z',
      modified: '2026-11-16T08:30:00Z',
      siteName: 'S',
      description: 'D',
      image: 'http://a.example/i.jpg',
      lang: 'pt-BR',
      canonicalUrl: 'http://a.example/t',
    });
  });

  it('reads the other vocabularies of meta', () => {
    expect(
      read(meta('author', 'أحمد علي') + meta('date', '2026-11-15') + meta('description', 'D')),
    ).toMatchObject({
      byline: 'أحمد علي',
      published: '2026-11-15',
      description: 'D',
    });
    expect(read(meta('DC.Creator', 'Ada B.') + meta('dcterms:created', '2026-11-15'))).toMatchObject({
      byline: 'Ada B.',
      published: '2026-11-15',
    });
    expect(
      read(
        meta('citation_title', 'On Bridges') +
          meta('citation_author', 'Roe, Richard') +
          meta('citation_author', 'Ada B.') +
          meta('citation_publication_date', '2026/11'),
      ),
    ).toMatchObject({ title: 'On Bridges', byline: 'Richard Roe, Ada B.', published: '2026-11' });
    expect(read(meta('parsely-author', 'P') + meta('sailthru.date', '2026-11-15'))).toMatchObject({
      byline: 'P',
      published: '2026-11-15',
    });
    expect(read('<meta itemprop="datePublished" content="2026-11-15">').published).toBe('2026-11-15');
    expect(read('<meta http-equiv="Content-Language" content="ko">').lang).toBe('ko');
  });

  it('joins names once each and ends a long list at a whole name', () => {
    expect(read(meta('author', 'Ada B.') + meta('author', 'ADA B.') + meta('author', 'Cy D.')).byline).toBe(
      'Ada B., Cy D.',
    );
    const many = Array.from({ length: 100 }, (_, index) =>
      meta('citation_author', `Name Number${index}`),
    ).join('');
    const byline = read(many).byline!;
    expect(byline.length).toBeLessThan(200);
    expect(byline.split(', ').every((name) => many.includes(`"${name}"`))).toBe(true);
  });
});

describe('precedence', () => {
  it('names each source at most once per field', () => {
    for (const sources of Object.values(PRECEDENCE)) expect(new Set(sources).size).toBe(sources.length);
  });

  it('falls through to the next source when the first one is invalid', () => {
    const jsonLd = '<script type="application/ld+json">{"@type":"Article","datePublished":"soon"}</script>';
    expect(read(jsonLd + meta('date', '2026-11-15')).published).toBe('2026-11-15');
    expect(
      read(property('og:image', 'data:image/png;base64,x') + meta('twitter:image', 'http://a.example/i'))
        .image,
    ).toBe('http://a.example/i');
  });

  it.each([
    [
      'published',
      property('article:published_time', '2026-01-01'),
      '<script type="application/ld+json">{"@type":"Article","datePublished":"2026-02-02"}</script>',
      '2026-01-01',
    ],
    ['siteName', property('og:site_name', 'OG'), meta('application-name', 'App'), 'OG'],
    ['description', property('og:description', 'OG'), meta('description', 'M'), 'OG'],
    [
      'image',
      property('og:image', 'http://a.example/1'),
      '<link rel="image_src" href="http://a.example/2">',
      'http://a.example/1',
    ],
    [
      'canonicalUrl',
      '<link rel="canonical" href="http://a.example/1">',
      property('og:url', 'http://a.example/2'),
      'http://a.example/1',
    ],
    ['lang', '<meta http-equiv="content-language" content="ja">', property('og:locale', 'en_US'), 'ja'],
  ] as const)('%s: the first source wins wherever it stands', (field, first, second, expected) => {
    expect(read(first + second)[field]).toBe(expected);
    expect(read(second + first)[field]).toBe(expected);
  });

  it('believes the root element about the language', () => {
    expect(read(`<html lang="th">${property('og:locale', 'en_US')}`).lang).toBe('th');
    expect(read(`<html lang="{{lang}}">${property('og:locale', 'en_US')}`).lang).toBe('en-US');
  });
});

describe('addresses', () => {
  it('resolves against <base>, itself resolved against the address of the page', () => {
    const html = `<base href="/static/"><link rel="canonical" href="../story">${property('og:image', 'i.jpg')}`;
    expect(read(html, 'https://a.example/x/y')).toMatchObject({
      url: 'https://a.example/x/y',
      canonicalUrl: 'https://a.example/story',
      image: 'https://a.example/static/i.jpg',
    });
    expect(baseUrlOf(pageFromHtml(html), 'https://a.example/x/y')).toBe('https://a.example/static/');
  });

  it('warns of a base that cannot be used and does without it', () => {
    const { metadata, warnings } = result(
      '<base href="javascript:x"><link rel=canonical href=/c>',
      'https://a.example/',
    );
    expect(metadata.canonicalUrl).toBe('https://a.example/c');
    expect(warnings.map(({ code }) => code)).toEqual(['bad-base-url']);
  });

  it('gives null for addresses that are none', () => {
    expect(read('<link rel="canonical" href="/c">').canonicalUrl).toBeNull();
    expect(read('<link rel="canonical" href="javascript:alert(1)">', 'nonsense')).toMatchObject({
      url: null,
      canonicalUrl: null,
    });
  });
});

describe('explicitDirection', () => {
  const direction = (html: string): string | null => explicitDirection(pageFromHtml(html));

  it('believes dir before lang, and says nothing for left-to-right languages', () => {
    expect(direction('<html dir="RTL" lang="en">')).toBe('rtl');
    expect(direction('<html lang="ar"><body dir="ltr">')).toBe('ltr');
    expect(direction('<html lang="fa">')).toBe('rtl');
    expect(direction('<html lang="en">')).toBeNull();
    expect(direction('<html dir="auto"><p dir="rtl">x')).toBeNull();
    expect(direction('')).toBeNull();
    expect(direction('<html lang="?"><body lang="ar">')).toBe('rtl');
    expect(direction('<html lang="en"><body lang="ar">')).toBeNull();
    expect(direction('<p dir="rtl" lang="ar">x')).toBeNull();
    expect(direction('<!-- x --><!doctype html><body dir=" Ltr ">')).toBe('ltr');
  });
});

describe('hostile pages', () => {
  it('bounds every field', () => {
    const long = 'x y '.repeat(100_000);
    const metadata = read(
      `<title>${long}</title>${meta('description', long)}${property('og:site_name', long)}${meta('author', long)}` +
        `${property('og:image', `http://a.example/${long}`)}<html lang="${long}">`,
    );
    expect(metadata.title!.length).toBeLessThanOrEqual(1_000);
    expect(metadata.description!.length).toBeLessThanOrEqual(4_000);
    expect(metadata.siteName!.length).toBeLessThanOrEqual(200);
    expect(metadata).toMatchObject({ byline: null, image: null, lang: null });
  });

  it('cuts no character in half', () => {
    expect(read(`<title>x${'😀'.repeat(1_000)}</title>`).title).toBe(`x${'😀'.repeat(499)}`);
  });

  it('reads a million spaces as nothing', () => {
    expect(read(`<title>${' '.repeat(1_000_000)}</title>`).title).toBeNull();
  });

  it('counts what it skips', () => {
    expect(result(meta('author', 'x').repeat(2_500)).warnings).toEqual([
      expect.objectContaining({ code: 'metadata-skipped', count: 500 }),
    ]);
  });

  it.each([
    ['meta elements', (n: number) => meta('author', 'A B | - : x').repeat(n)],
    ['headings', (n: number) => '<h1>a - b | c</h1>'.repeat(n)],
    ['nested bylines', (n: number) => '<div class="author">x'.repeat(n)],
    ['named elements', (n: number) => '<p class="byline date">2026-1 x</p>'.repeat(n)],
    ['items', (n: number) => '<div itemscope itemtype="Article"><b itemprop="author">x</b>'.repeat(n)],
    ['separators', (n: number) => `<title>${' - |'.repeat(n)}</title>`],
    ['ampersands', (n: number) => `<title>${'&amp;amp'.repeat(n)}</title>`],
  ])('takes linear time on %s', (_, build) => {
    const prepare = (size: number): (() => void) => {
      const page = pageFromHtml(build(size));
      void page.tree;
      return () => void readMetadata(page);
    };
    expect(growthRatio(prepare, 2_000, 16)).toBeLessThan(60);
  });

  it('never throws, and every field stays valid, on any tag soup', () => {
    const tag = fc.constantFrom(
      '<meta name="author" content="',
      '<meta property=og:image content=',
      '<h1 class=author>',
      '<time datetime="',
      '<script type="application/ld+json">{"@type":"Article","author":',
      '</script>',
      '">',
      '<p itemprop="name" itemscope>',
      '<a rel=author>',
      '<base href="',
      '<title>',
      '</title>',
      '<html lang="',
      '2026-11-15',
      ' | ',
      '&lt;',
      '{[',
      ']}',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(tag, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 30 }),
        (parts) => {
          const metadata = read(parts.join(''), 'https://a.example/');
          for (const date of [metadata.published, metadata.modified]) {
            expect(date === null || /^\d{4}(?:-\d\d(?:-\d\d(?:T.*)?)?)?$/u.test(date)).toBe(true);
          }
          for (const url of [metadata.image, metadata.canonicalUrl]) {
            expect(url === null || /^https?:\/\//u.test(url)).toBe(true);
          }
          expect((metadata.byline ?? '').length).toBeLessThan(200);
        },
      ),
    );
  });
});
