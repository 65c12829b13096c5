import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../../page/from-html.ts';
import { writeDeclared } from './declared-types.ts';
import { PAGE_COLUMNS } from './page-columns.ts';

const told = (html: string): string[] => {
  const row = new Uint8Array(PAGE_COLUMNS.length);
  writeDeclared(pageFromHtml(html), row);
  return PAGE_COLUMNS.filter((_, column) => row[column] === 255);
};
const data = (json: string): string => `<script type="application/ld+json">${json}</script>`;

describe('writeDeclared', () => {
  it('reads the types of JSON-LD, also of data that does not parse', () => {
    expect(told(data('{"@type":"NewsArticle"}'))).toEqual(['schema.article']);
    expect(told(data('{"@graph":[{"@type" : ["Product"]},{"@type":"https://schema.org/QAPage"}],'))).toEqual([
      'schema.forum',
      'schema.product',
    ]);
    expect(told(data('{"@type":"Nothing we know"}'))).toEqual([]);
    expect(told(data('{"@type'))).toEqual([]);
    expect(told(data('{"@type":"Product'))).toEqual([]);
  });

  it('does not look into other scripts', () => {
    expect(told('<script>x = {"@type":"Product"}</script>')).toEqual([]);
  });

  it('reads microdata', () => {
    expect(told('<body><div itemscope itemtype="http://schema.org/Product"><p>x</p></div>')).toEqual([
      'schema.product',
    ]);
  });

  it('reads Open Graph, in its several spellings', () => {
    expect(told('<meta property="og:type" content="article">')).toEqual(['openGraph.article']);
    expect(told('<meta name="OG:Type" content="og:product">')).toEqual(['openGraph.product']);
    expect(told('<meta property="og:type" content="product.item">')).toEqual(['openGraph.product']);
    expect(told('<meta property="og:type" content="something">')).toEqual(['openGraph.other']);
    expect(told('<meta property="article:published_time" content="2024-05-01">')).toEqual([
      'property.publishedTime',
    ]);
  });

  it('finds the address that the page gives itself', () => {
    const address = (html: string): string =>
      writeDeclared(pageFromHtml(html), new Uint8Array(PAGE_COLUMNS.length));
    expect(address('<link rel=canonical href="https://x.example/a">')).toBe('https://x.example/a');
    expect(address('<meta property="og:url" content="https://x.example/b">')).toBe('https://x.example/b');
    expect(address('<link rel=next href="https://x.example/a">')).toBe('');
  });
});
