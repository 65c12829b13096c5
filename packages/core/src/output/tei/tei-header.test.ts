import { describe, expect, it } from 'vitest';
import { NO_METADATA } from '../../metadata/metadata.cases.ts';
import type { Metadata } from '../../metadata/page-metadata.ts';
import { toTei } from './tei.ts';
import { teiHeader } from './tei-header.ts';

const header = (metadata: Partial<Metadata>): string => teiHeader({ ...NO_METADATA, ...metadata });
const part = (name: string, metadata: Partial<Metadata>): string =>
  new RegExp(`<${name}>(.*)</${name}>`, 'u').exec(header(metadata))![1]!;

describe('teiHeader', () => {
  it('has the parts that TEI requires, even of a page that says nothing', () => {
    expect(header({})).toBe(
      '<teiHeader><fileDesc><titleStmt><title type="main"></title></titleStmt><publicationStmt><p></p></publicationStmt>' +
        '<sourceDesc><bibl><title></title></bibl></sourceDesc></fileDesc></teiHeader>',
    );
  });

  it('names the title and all authors', () => {
    expect(part('titleStmt', { title: 'T', authors: ['A', 'B'] })).toBe(
      '<title type="main">T</title><author>A</author><author>B</author>',
    );
  });

  it.each<[name: string, metadata: Partial<Metadata>, expected: string]>([
    ['a site', { siteName: 'S' }, '<publisher>S</publisher>'],
    [
      'a site, its licence and a date',
      { siteName: 'S', license: 'CC BY', published: '2026-01-02' },
      '<publisher>S</publisher><availability><licence>CC BY</licence></availability><date type="published" when="2026-01-02">2026-01-02</date>',
    ],
    [
      'the address of a licence',
      { siteName: 'S', license: 'https://l.example/' },
      '<publisher>S</publisher><availability><licence target="https://l.example/">https://l.example/</licence></availability>',
    ],
    [
      'an address in a licence',
      { siteName: 'S', license: 'see https://l.example/' },
      '<publisher>S</publisher><availability><licence>see https://l.example/</licence></availability>',
    ],
    [
      'no site',
      { license: 'CC BY', published: '2026-01-02' },
      '<p><date type="published" when="2026-01-02">2026-01-02</date><note>CC BY</note></p>',
    ],
  ])('publication: %s', (_, metadata, expected) => {
    expect(part('publicationStmt', metadata)).toBe(expected);
  });

  it.each([
    ['2026-01-02T03:04Z', '2026-01-02T03:04:00Z'],
    ['2026-01-02T03:04+05:30', '2026-01-02T03:04:00+05:30'],
    ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z'],
    ['2026-01-02', '2026-01-02'],
  ])('writes %s with seconds', (date, when) => {
    expect(part('bibl', { modified: date })).toContain(`<date type="modified" when="${when}">${date}</date>`);
  });

  it('says where the page is from', () => {
    const page = {
      title: 'T',
      authors: ['A', 'B'],
      siteName: 'S',
      published: '2026',
      modified: '2027',
      canonicalUrl: 'https://c.example/',
      url: 'https://u.example/',
    };
    expect(part('bibl', page)).toBe(
      '<title>T</title><author>A</author><author>B</author><publisher>S</publisher>' +
        '<date type="published" when="2026">2026</date><date type="modified" when="2027">2027</date>' +
        '<ptr type="URL" target="https://c.example/"/>',
    );
    expect(part('bibl', { url: 'https://u.example/' })).toBe(
      '<title></title><ptr type="URL" target="https://u.example/"/>',
    );
  });

  it.each<[name: string, metadata: Partial<Metadata>, expected: string]>([
    ['a description', { description: 'D' }, '<abstract><p>D</p></abstract>'],
    ['a language', { lang: 'el' }, '<langUsage><language ident="el"/></langUsage>'],
    [
      'section and tags',
      { section: 'News', tags: ['a', 'b'] },
      '<textClass><keywords><term type="section">News</term><term>a</term><term>b</term></keywords></textClass>',
    ],
  ])('profile: %s', (_, metadata, expected) => {
    expect(part('profileDesc', metadata)).toBe(expected);
  });
});

describe('toTei', () => {
  it('is a document of its own, in the language of the page', () => {
    const tei = (lang: string | null): string[] => toTei([], { ...NO_METADATA, lang }).split('\n');
    const [declaration, head, text, end] = tei(null);
    expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>');
    expect(head).toMatch(/^<TEI xmlns="http:\/\/www\.tei-c\.org\/ns\/1\.0"><teiHeader>.*<\/teiHeader>$/u);
    expect([text, end]).toEqual(['<text><body><div></div></body></text></TEI>', '']);
    expect(tei('el')[2]).toBe('<text xml:lang="el"><body><div></div></body></text></TEI>');
  });
});
