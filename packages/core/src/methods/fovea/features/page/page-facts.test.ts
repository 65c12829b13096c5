import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../../page/from-html.ts';
import { pageFeatures } from '../page-features.ts';
import { PAGE_COLUMNS } from './page-columns.ts';

const PROSE = 'a'.repeat(100);
/** What the page's row holds that is not zero, by the names of its columns. */
const rowOf = (html: string): Record<string, number> => {
  const { pageRow } = pageFeatures(pageFromHtml(html));
  expect(pageRow.length).toBe(PAGE_COLUMNS.length);
  return Object.fromEntries(
    PAGE_COLUMNS.flatMap((name, i) => (pageRow[i] === 0 ? [] : [[name, pageRow[i]!]])),
  );
};

describe('pageFacts', () => {
  it('says of a page of nothing that it has a body: one group', () => {
    expect(Object.keys(rowOf(''))).toEqual(['text.groups']);
  });

  it('counts elements', () => {
    const row = rowOf('<body><article><h1>A</h1></article><article><p>B</p><p>C</p><p>D</p></article>');
    // 16 · log2: two articles 3 → 25, one h1 2 → 16, three paragraphs 4 → 32.
    expect(row).toMatchObject({ 'count.article': 25, 'count.h1': 16, 'count.p': 32 });
  });

  it('weighs the text', () => {
    const row = rowOf(`<body><div><p>${PROSE}</p><p>${PROSE}</p></div><p>Costs € 5</p>`);
    // Three blocks in two groups, 209 characters, of which 200 are prose.
    expect(row).toMatchObject({
      'text.blocks': 32,
      'text.groups': 25,
      'text.width': 123,
      'text.prose': 122,
      'text.proseShare': 244,
    });
    // No links; the div holds all prose, the body counts half of it; two paragraphs of three blocks; one price.
    expect(row).not.toHaveProperty(['text.linkShare']);
    expect(row).toMatchObject({
      'text.mostProseMass': 255,
      'text.secondProseMass': 128,
      'text.paragraphs': 25,
      'text.paragraphShare': 170,
      'text.priced': 16,
    });
  });

  it.each([
    ['https://x.example/', { known: 255, isRoot: 255, words: 37, isFolder: 255 }],
    ['https://x.example', { known: 255, isRoot: 255, words: 37 }],
    [
      'https://x.example/2024/05/a-quiet-day.html?x=1#y',
      { known: 255, segments: 74, length: 65, words: 59, underYear: 255, hasEnding: 255 },
    ],
    ['/news/12345/', { known: 255, segments: 65, length: 41, words: 37, hasNumber: 255, isFolder: 255 }],
  ])('says what %j looks like', (address, bytes) => {
    const row = rowOf(`<link rel=canonical href="${address}"><body><p>x</p>`);
    const expected = Object.entries(bytes).map(([name, byte]) => [`address.${name}`, byte]);
    expect(Object.entries(row).filter(([name]) => name.startsWith('address.'))).toEqual(expected);
  });

  it('says nothing of an address that is not there', () => {
    expect(Object.keys(rowOf('<body><p>x</p>')).filter((name) => name.startsWith('address.'))).toEqual([]);
  });
});
