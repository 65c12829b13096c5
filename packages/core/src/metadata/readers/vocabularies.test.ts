import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import type { Findings, MetadataField, MetadataSource } from '../candidate.ts';
import { createCollector } from '../findings.ts';
import { takeInventory } from '../inventory.ts';
import { readMeta } from './meta.ts';
import { readMetaTags } from './meta-tags.ts';
import { readOpenGraph } from './open-graph.ts';

function findingsOf(html: string): Findings {
  const page = pageFromHtml(html);
  const tags = readMetaTags(page, takeInventory(page).metas);
  const collector = createCollector(null);
  readOpenGraph(tags, collector);
  readMeta(tags, collector);
  return collector.findings;
}

const meta = (name: string, content: string): string => `<meta name="${name}" content="${content}">`;

/** Something that each field takes as it is. */
const VALUES: Readonly<Record<MetadataField, string>> = {
  title: 'A bridge',
  byline: 'Ada Brook',
  published: '2026-11-15',
  modified: '2026-11-16',
  siteName: 'The Star',
  description: 'All about it.',
  image: 'https://a.example/i.png',
  lang: 'ja',
  section: 'Sport',
  tags: 'Cup',
  favicon: 'https://a.example/f.ico',
  license: 'https://a.example/by',
  canonicalUrl: 'https://a.example/x',
};

type Names = Partial<Record<MetadataField, string>>;

/** The names by which each vocabulary states a field. */
const VOCABULARIES: Partial<Record<MetadataSource, Names>> = {
  'open-graph': {
    title: 'og:title',
    siteName: 'og:site_name',
    description: 'og:description',
    image: 'og:image og:image:url og:image:secure_url',
    lang: 'og:locale',
    canonicalUrl: 'og:url',
    published:
      'article:published_time article:published og:article:published_time og:published_time og:pubdate book:release_date video:release_date',
    modified: 'article:modified_time article:modified og:article:modified_time og:updated_time',
    byline: 'article:author article:author_name og:article:author book:author',
    section: 'article:section og:article:section',
    tags: 'article:tag og:article:tag book:tag video:tag',
  },
  twitter: {
    title: 'twitter:title',
    description: 'twitter:description',
    image: 'twitter:image twitter:image:src',
  },
  citation: {
    title: 'citation_title',
    byline: 'citation_author citation_authors',
    published: 'citation_publication_date citation_date citation_online_date',
    siteName: 'citation_journal_title',
    lang: 'citation_language',
    tags: 'citation_keywords',
  },
  'dublin-core': {
    title: 'dc.title dcterms.title DC:Title dc-title dcterms_title',
    byline: 'dc.creator dcterms.creator',
    published: 'dc.date dc.date.issued dc.date.created dcterms.date dcterms.issued dcterms.created',
    modified: 'dc.date.modified dcterms.modified',
    description: 'dc.description dcterms.description',
    siteName: 'dc.publisher dcterms.publisher',
    lang: 'dc.language dcterms.language',
    tags: 'dc.subject dcterms.subject',
    license: 'dc.rights dcterms.license',
  },
  parsely: {
    title: 'parsely-title',
    byline: 'parsely-author',
    published: 'parsely-pub-date',
    section: 'parsely-section',
    tags: 'parsely-tags',
    image: 'parsely-image-url',
  },
  sailthru: {
    title: 'sailthru.title',
    byline: 'sailthru.author',
    published: 'sailthru.date',
    tags: 'sailthru.tags',
    image: 'sailthru.image.full',
  },
  'meta-itemprop': {
    title: 'headline',
    published: 'datePublished dateCreated',
    modified: 'dateModified',
    lang: 'inLanguage',
  },
  meta: {
    title: 'title',
    byline: 'author authors byl',
    published:
      'date pubdate publishdate publish-date publish_date publication_date published_time published created',
    modified: 'last-modified lastmod modified',
    description: 'description',
    siteName: 'application-name apple-mobile-web-app-title',
    image: 'thumbnail',
    lang: 'content-language language',
    section: 'section',
    tags: 'keywords news_keywords',
    license: 'license',
  },
};

const STATEMENTS = Object.entries(VOCABULARIES).flatMap(([source, fields]) =>
  Object.entries(fields).flatMap(([field, names]) =>
    names.split(' ').map((name) => [name, field as MetadataField, source] as const),
  ),
);

describe('the names of <meta>', () => {
  it.each(STATEMENTS)('%s states the %s (%s)', (name, field, source) => {
    const { [field]: stated, ...others } = findingsOf(meta(name, VALUES[field]));
    expect(stated[0]).toEqual({ value: VALUES[field], source });
    expect(Object.values(others).flat()).toEqual([]);
  });

  it.each([
    ['dable:author', 'byline'],
    ['vendor.author', 'byline'],
    ['w-author', 'byline'],
    ['abc-published-date', 'published'],
    ['x:published-date', 'published'],
    ['x:publishtime', 'published'],
    ['x:date', 'published'],
    ['x:published', 'published'],
  ] as const)('%s of a vendor states the %s', (name, field) => {
    expect(findingsOf(meta(name, VALUES[field]))[field]).toEqual([{ value: VALUES[field], source: 'meta' }]);
  });

  it.each([
    ['x:title', VALUES.title],
    ['x:description', VALUES.description],
    ['x:keywords', VALUES.tags],
    ['og:author', VALUES.byline],
    ['article:date', VALUES.published],
    ['abcd-author', VALUES.byline],
    ['my-own-author', VALUES.byline],
    ['adc:title', VALUES.title],
    ['dcxtitle', VALUES.title],
    [`${'x'.repeat(61)}:author`, VALUES.byline],
    ['authored', VALUES.byline],
  ])('%s states nothing', (name, value) => {
    const stated = Object.values(findingsOf(meta(name, value))).flat();
    expect(stated).toEqual([]);
  });

  it.each([
    ['Roe, Richard', 'Richard Roe'],
    ['  Roe ,  Richard ', 'Richard Roe'],
    ['Richard Roe', 'Richard Roe'],
  ])('citation_author %s is %s', (stated, name) => {
    expect(findingsOf(meta('citation_author', stated)).byline).toEqual([{ value: name, source: 'citation' }]);
  });

  it.each([
    ['DC.creator', 'Roe, Richard P.', 'Richard P. Roe'],
    ['dcterms.creator', 'Office of Bridges, Richland', 'Office of Bridges, Richland'],
    ['parsely-author', 'Roe, Richard', 'Richard Roe'],
    ['author', 'Roe, Richard', 'Roe, Richard'],
    ['constructor', 'Roe, Richard', undefined],
  ])('%s %s is %s', (tag, stated, name) => {
    expect(findingsOf(meta(tag, stated)).byline[0]?.value).toBe(name);
  });
});

describe('the free fields of Twitter cards', () => {
  const card = (label: string, data: string): Findings =>
    findingsOf(
      meta('twitter:label2', label) + meta('twitter:data2', data) + meta('twitter:data1', 'Bo Chen'),
    );

  it.each(['Written by', 'Verfasst von', 'Écrit par'])('name the author after %s', (label) => {
    expect(card(label, 'Ada Brook').byline).toEqual([
      expect.objectContaining({ value: 'Ada Brook', source: 'twitter' }),
    ]);
  });

  it('name nobody otherwise', () => {
    expect(card('Location', 'New York').byline).toEqual([]);
    expect(card('Written by', 'admin').byline).toEqual([]);
    // As long as this, a label would take hours.
    expect(card(`by${' '.repeat(2_000_000)}by`, 'Ada Brook').byline).toEqual([]);
  });
});
