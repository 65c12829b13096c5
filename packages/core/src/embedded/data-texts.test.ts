import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { dataTexts } from './data-texts.ts';
import { ALL_SOURCES } from './embedded-content.ts';

const read = (html: string, sources = ALL_SOURCES): ReturnType<typeof dataTexts> =>
  dataTexts(pageFromHtml(html), sources);
/** An object of so many characters. */
const dataOf = (length: number): string => `{${'x'.repeat(length - 2)}}`;
const DATA = dataOf(200);

describe('dataTexts', () => {
  it.each([
    ['', 'hydration'],
    ['module', 'hydration'],
    ['application/json', 'hydration'],
    ['application/vnd.a-b+json; charset=utf-8', 'hydration'],
    ['text/json', 'hydration'],
    ['text/javascript', 'hydration'],
    ['Application/X-JavaScript', 'hydration'],
    ['text/ecmascript', 'hydration'],
    ['application/ld+json', 'json-ld'],
    [' application/LD+JSON', 'json-ld'],
  ])('reads scripts of type "%s" as %s', (type, source) => {
    expect(read(`<script type="${type}">${DATA}</script>`)).toEqual({
      texts: [{ source, text: DATA }],
      capped: false,
    });
  });

  it.each(['text/template', 'x-shader/x-vertex', 'not application/json', 'importmap', 'text/jsonx', 'json'])(
    'leaves scripts of type %s',
    (type) => {
      expect(read(`<script type="${type}">${DATA}</script>`).texts).toEqual([]);
    },
  );

  it.each([
    ['microdata in `content`', `<meta itemprop=articleBody content="${DATA}">`, 'microdata'],
    ['the state in an attribute', `<div data-page="${DATA}">`, 'hydration'],
    ['a list in an attribute', `<div data-page=" [${DATA}]">`, 'hydration'],
  ])('reads %s', (_, html, source) => {
    expect(read(html).texts.map((text) => text.source)).toEqual([source]);
  });

  it.each([
    ['`content` without a property', `<meta name=description content="${DATA}">`],
    ['other attributes', `<div title="${DATA}">`],
    ['attributes without data', `<div data-page="x${DATA}">`],
    ['scripts in drawings', `<svg><script>${DATA}</script></svg>`],
    ['attributes in drawings', `<svg data-page="${DATA}"></svg>`],
    ['text', DATA],
  ])('leaves %s', (_, html) => {
    expect(read(html).texts).toEqual([]);
  });

  it('leaves what is too short for an article', () => {
    const short = dataOf(199);
    const html = (data: string): string =>
      `<script>${data}</script><i data-a="${data}"></i><meta itemprop=text content="${data}">`;
    expect(read(html(DATA)).texts).toHaveLength(3);
    expect(read(html(short)).texts).toEqual([]);
    // References are longer than what they stand for.
    expect(read(html(`${short.slice(0, -5)}&amp;}`)).texts.map(({ source }) => source)).toEqual([
      'hydration',
    ]);
  });

  it('reads only the wanted sources', () => {
    const html = `<script>${DATA}</script><script type=application/ld+json>${DATA}</script>`;
    expect(read(html, ['json-ld']).texts).toEqual([{ source: 'json-ld', text: DATA }]);
    expect(read(html, ['hydration']).texts).toEqual([{ source: 'hydration', text: DATA }]);
  });

  it('stops at eight million characters, and says so', () => {
    const scripts = (...lengths: readonly number[]): ReturnType<typeof dataTexts> =>
      read(lengths.map((length) => `<script>${dataOf(length)}</script>`).join(''));
    const lengthsIn = ({ texts }: ReturnType<typeof dataTexts>): number[] =>
      texts.map(({ text }) => text.length);
    const full = scripts(7_999_700, 300);
    expect([lengthsIn(full), full.capped]).toEqual([[7_999_700, 300], false]);
    const more = scripts(7_999_700, 301, 200);
    expect([lengthsIn(more), more.capped]).toEqual([[7_999_700, 200], true]);
  });
});
