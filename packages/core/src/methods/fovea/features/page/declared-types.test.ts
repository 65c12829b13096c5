import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../../page/from-html.ts';
import { DECLARED, declaredTypes } from './declared-types.ts';

const ARTICLE = 0;
const FORUM = 4;
const PRODUCT = 6;
const OG_ARTICLE = 20;
const OG_PRODUCT = 21;
const OG_OTHER = 26;
const PUBLISHED = 27;

const told = (html: string): number[] => {
  const { flags } = declaredTypes(pageFromHtml(html));
  return [...flags.keys()].filter((i) => flags[i] === 1);
};
const data = (json: string): string => `<script type="application/ld+json">${json}</script>`;

describe('declaredTypes', () => {
  it('reads the types of JSON-LD, also of data that does not parse', () => {
    expect(told(data('{"@type":"NewsArticle"}'))).toEqual([ARTICLE]);
    expect(told(data('{"@graph":[{"@type" : ["Product"]},{"@type":"https://schema.org/QAPage"}],'))).toEqual([
      FORUM,
      PRODUCT,
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
      PRODUCT,
    ]);
  });

  it('reads Open Graph, in its several spellings', () => {
    expect(told('<meta property="og:type" content="article">')).toEqual([OG_ARTICLE]);
    expect(told('<meta name="OG:Type" content="og:product">')).toEqual([OG_PRODUCT]);
    expect(told('<meta property="og:type" content="product.item">')).toEqual([OG_PRODUCT]);
    expect(told('<meta property="og:type" content="something">')).toEqual([OG_OTHER]);
    expect(told('<meta property="article:published_time" content="2024-05-01">')).toEqual([PUBLISHED]);
  });

  it('has a flag for everything', () => {
    expect(declaredTypes(pageFromHtml('')).flags.length).toBe(DECLARED);
  });

  it('finds the address that the page gives itself', () => {
    const address = (html: string): string => declaredTypes(pageFromHtml(html)).address;
    expect(address('<link rel=canonical href="https://x.example/a">')).toBe('https://x.example/a');
    expect(address('<meta property="og:url" content="https://x.example/b">')).toBe('https://x.example/b');
    expect(address('<link rel=next href="https://x.example/a">')).toBe('');
  });
});
