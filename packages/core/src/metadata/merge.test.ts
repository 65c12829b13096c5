import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import type { Candidate, Findings, MetadataSource } from './candidate.ts';
import { createCollector } from './findings.ts';
import { pick, pickAll, pickDate } from './merge.ts';
import { readMetadata } from './metadata.ts';

type Says = (value: string) => string;

const meta =
  (name: string): Says =>
  (value) =>
    `<meta name="${name}" content="${value}">`;
const jsonLd =
  (property: string): Says =>
  (value) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Article', [property]: value })}</script>`;
const item =
  (property: string, html: Says = (value) => `<b itemprop=${property}>${value}</b>`): Says =>
  (value) =>
    `<div itemscope itemtype="https://schema.org/Article">${html(value)}</div>`;
const link =
  (rel: string): Says =>
  (value) =>
    `<link rel=${rel} href="${value}">`;
const element =
  (tag: string, attributes = ''): Says =>
  (value) =>
    `<${tag} ${attributes}>${value}</${tag}>`;

const WORDS = [
  'Ada Brook',
  'Bo Chen',
  'Cy Dale',
  'Dan Evans',
  'Ed Ford',
  'Flo Gray',
  'Gus Hall',
  'Ida Jones',
].concat(['Jo King', 'Kay Long', 'Lee Moss', 'Mia Nash']);
const DAYS = WORDS.map((_, at) => `${2001 + at}-01-01`);
const ADDRESSES = WORDS.map((_, at) => `https://a.example/${at}`);
const LANGUAGES = ['ja', 'ko', 'th', 'fr', 'de', 'it', 'es', 'pt'];

/** Who says it, the most trusted first, and what each of them may say. */
const TRUST = {
  title: {
    values: WORDS,
    says: [
      meta('citation_title'),
      meta('og:title'),
      jsonLd('headline'),
      meta('twitter:title'),
      item('headline'),
      meta('parsely-title'),
      meta('sailthru.title'),
      meta('headline'),
      meta('dc.title'),
      element('title'),
      element('h1'),
      meta('title'),
    ],
  },
  byline: {
    values: WORDS,
    says: [
      meta('citation_author'),
      jsonLd('author'),
      meta('parsely-author'),
      meta('sailthru.author'),
      item('author'),
      meta('dc.creator'),
      meta('article:author'),
      meta('author'),
      element('a', 'rel=author'),
      element('p', 'class=byline'),
    ],
  },
  published: {
    values: DAYS,
    says: [
      meta('article:published_time'),
      jsonLd('datePublished'),
      item('datePublished'),
      meta('datePublished'),
      meta('parsely-pub-date'),
      meta('sailthru.date'),
      meta('citation_date'),
      meta('dc.date'),
      meta('date'),
      element('time'),
      element('p', 'class=date'),
    ],
  },
  modified: {
    values: DAYS,
    says: [
      jsonLd('dateModified'),
      meta('article:modified_time'),
      item('dateModified'),
      meta('dateModified'),
      meta('dcterms.modified'),
      meta('last-modified'),
      element('p', 'class=updated'),
    ],
  },
  siteName: {
    values: WORDS,
    says: [
      meta('og:site_name'),
      jsonLd('publisher'),
      meta('citation_journal_title'),
      meta('application-name'),
      item('publisher'),
      meta('dc.publisher'),
    ],
  },
  description: {
    values: WORDS,
    says: [
      meta('og:description'),
      meta('description'),
      meta('twitter:description'),
      jsonLd('description'),
      meta('dc.description'),
      item('description'),
    ],
  },
  image: {
    values: ADDRESSES,
    says: [
      meta('og:image'),
      meta('twitter:image'),
      jsonLd('image'),
      meta('parsely-image-url'),
      meta('sailthru.image.full'),
      item('image', (value) => `<img itemprop=image src="${value}">`),
      link('image_src'),
      meta('thumbnail'),
    ],
  },
  lang: {
    values: LANGUAGES,
    says: [
      (value: string) => `<html lang=${value}>`,
      meta('content-language'),
      jsonLd('inLanguage'),
      meta('inLanguage'),
      item('inLanguage'),
      meta('citation_language'),
      meta('dc.language'),
      meta('og:locale'),
    ],
  },
  section: {
    values: WORDS,
    says: [
      meta('article:section'),
      jsonLd('articleSection'),
      meta('parsely-section'),
      item('articleSection'),
      meta('section'),
    ],
  },
  tags: {
    values: WORDS,
    says: [
      meta('article:tag'),
      element('a', 'rel=tag'),
      jsonLd('keywords'),
      meta('parsely-tags'),
      item('keywords'),
      meta('sailthru.tags'),
      meta('keywords'),
      meta('dc.subject'),
      meta('citation_keywords'),
    ],
  },
  license: {
    values: ADDRESSES,
    says: [
      link('license'),
      jsonLd('license'),
      (value: string) => `<a rel=license href="${value}">CC</a>`,
      item('license', (value) => `<link itemprop=license href="${value}">`),
      meta('dc.rights'),
      meta('license'),
    ],
  },
  canonicalUrl: { values: ADDRESSES, says: [link('canonical'), meta('og:url')] },
} as const satisfies Record<string, { values: readonly string[]; says: readonly Says[] }>;

type Field = keyof typeof TRUST;

const CASES = (Object.keys(TRUST) as Field[]).flatMap((field) =>
  TRUST[field].says.map((_, place) => [field, place] as const),
);

describe('trust', () => {
  it.each(CASES)('in the %s: source %d comes before all that follow', (field, place) => {
    const { values, says } = TRUST[field];
    const statements = says.map((say, at) => say(values[at]!)).slice(place);
    const expected = field === 'tags' ? [values[place]] : values[place];
    expect(readMetadata(pageFromHtml(statements.join(''))).metadata[field]).toEqual(expected);
    expect(readMetadata(pageFromHtml(statements.reverse().join(''))).metadata[field]).toEqual(expected);
  });
});

const findings = (given: Partial<Findings>): Findings => ({ ...createCollector(null).findings, ...given });
const says = (source: MetadataSource, value: string): Candidate => ({ source, value });

describe('pick', () => {
  it.each([
    ['byline', ['rel-author', 'named-element', 'first-post']],
    ['published', ['time', 'named-element', 'first-post', 'address', 'title', 'visible-text']],
    ['modified', ['named-element', 'time']],
  ] as const)('trusts what is seen in the %s in the order %s', (field, sources) => {
    sources.forEach((source, place) => {
      const rest = sources.slice(place).map((one) => says(one, one));
      expect(pick(findings({ [field]: rest.reverse() }), field)).toBe(source);
    });
  });

  it('takes the first value of a source, and none of a source that cannot say it', () => {
    expect(pick(findings({ section: [says('meta', 'a'), says('meta', 'b')] }), 'section')).toBe('a');
    expect(pick(findings({ section: [says('title', 'a')] }), 'section')).toBeNull();
  });
});

describe('pickAll', () => {
  it('takes all values of the most trusted source', () => {
    const tags = [says('meta', 'a'), says('json-ld', 'b'), says('meta', 'c'), says('json-ld', 'd')];
    expect(pickAll(tags, 'tags')).toEqual(['b', 'd']);
    expect(pickAll([], 'tags')).toEqual([]);
  });
});

describe('pickDate', () => {
  const picked = (...published: readonly Candidate[]): string | undefined =>
    pickDate(findings({ published: [...published] }), 'published')?.value;

  it('takes no day of a source that lists many, unless there is no other', () => {
    const list = [1, 2, 3, 4].map((day) => says('microdata', `2026-03-0${day}`));
    expect(picked(...list, says('meta', '2025-05-05'))).toBe('2025-05-05');
    expect(picked(...list.slice(1), says('meta', '2025-05-05'))).toBe('2026-03-02');
    expect(picked(...list)).toBe('2026-03-01');
  });

  it('believes two sources rather than numbers in the address', () => {
    const version = says('address', '2024-04-04');
    expect(picked(says('open-graph', '2024-05-03'), says('json-ld', '2024-05-03'), version)).toBe(
      '2024-05-03',
    );
    expect(picked(says('open-graph', '2024-05-03'), version)).toBe('2024-04-04');
  });

  it.each([
    ['2026-11-14T23:30:00Z', '2026-11-15T00:30:00+01:00', true],
    ['2026-11-14T23:30:00+00:00', '2026-11-14T18:30:00-05:00', true],
    ['2026-11-14T23:30:00-00:00', '2026-11-15T00:30:00+01:00', true],
    ['2026-11-14T23:30:59Z', '2026-11-15T00:30+01:00', true],
    ['2026-11-14T23:31:00Z', '2026-11-15T00:30+01:00', false],
    ['2026-11-14T23:30:00Z', '2026-11-15T01:30:00+01:00', false],
    ['2026-11-14T23:30:00Z', '2026-11-14T23:30:00+00:00', false],
    ['2026-11-14T23:30:00Z', '2026-11-14T23:30', false],
    ['2026-11-14T18:30:00-05:00', '2026-11-15T00:30:00+01:00', false],
  ])('of %s and %s takes the clock of the place', (first, second, isSecond) => {
    const both = [says('meta', second), says('open-graph', first)];
    expect(picked(...both)).toBe(isSecond ? second : first);
    expect(picked(...both.reverse())).toBe(isSecond ? second : first);
  });

  it.each([
    ['2026-11-15T02:25:54Z', '2026-11-14T21:25:54', '2026-11-14T21:25:54-05:00'],
    ['2026-11-15T02:25:54Z', '2026-11-14T21:25', '2026-11-14T21:25-05:00'],
    ['2026-11-14T20:25:54Z', '2026-11-15T01:55:54', '2026-11-15T01:55:54+05:30'],
    ['2026-11-15T02:25:54Z', '2026-11-15T02:25:54', '2026-11-15T02:25:54Z'],
    ['2026-11-15T02:25:54Z', '2026-11-14T21:29:54', '2026-11-15T02:25:54Z'],
    ['2026-11-15T02:25:54Z', '2026-11-14T12:25:54', '2026-11-14T12:25:54-14:00'],
    ['2026-11-15T02:25:54Z', '2026-11-14T12:10:54', '2026-11-15T02:25:54Z'],
    // Leap seconds, which `Date` does not know.
    ['2026-11-15T02:25:54Z', '2026-11-14T23:59:60', '2026-11-15T02:25:54Z'],
    ['2026-11-15T02:25:60Z', '2026-11-14T21:26', '2026-11-15T02:25:60Z'],
  ])('of the instant %s and the clock time %s makes %s', (instant, clock, expected) => {
    expect(picked(says('open-graph', instant), says('meta', clock))).toBe(expected);
  });

  it.each([
    ['2026-11-15', true],
    ['2026-11-14', true],
    ['2026-11-16', true],
    ['2026-11-16T23:30:00-05:00', true],
    ['2026-11-17', false],
    ['2026-11-13', false],
    ['2026-11', true],
    ['2025', true],
  ])('believes %s about a page that is filed under 2026-11-15: %s', (stated, isBelieved) => {
    expect(picked(says('meta', stated), says('address', '2026-11-15'))).toBe(
      isBelieved ? stated : '2026-11-15',
    );
  });

  it.each([
    ['2026-11-16T02:25:54+00:00', '2026-11-15'],
    ['2026-11-14T23:11:59Z', '2026-11-15'],
    ['2026-11-15T23:11:59Z', '2026-11-15T23:11:59Z'],
    ['2026-11-16T13:00:00Z', '2026-11-16T13:00:00Z'],
    ['2026-11-14T11:00:00Z', '2026-11-14T11:00:00Z'],
    ['2026-11-16T02:25:54+01:00', '2026-11-16T02:25:54+01:00'],
  ])('reads %s as %s where the page was filed under 2026-11-15', (stated, day) => {
    expect(picked(says('meta', stated), says('address', '2026-11-15'))).toBe(day);
  });

  it('does not take the address for two witnesses if the page has it twice', () => {
    const version = says('address', '2024-04-04');
    const [first, second] = [says('open-graph', '2024-05-03'), says('json-ld', '2024-05-03')];
    expect(picked(first, second, version, { ...version })).toBe('2024-05-03');
  });

  it('takes the most trusted of the dates that agree with the address', () => {
    expect(
      picked(
        says('time', '2026-11-15T10:00'),
        says('meta', '2026-11-15T09:00'),
        says('open-graph', '2001-01-01'),
        says('address', '2026-11-15'),
      ),
    ).toBe('2026-11-15T09:00');
  });

  it('has nothing to take where nobody says anything', () => {
    expect(picked()).toBeUndefined();
  });
});
