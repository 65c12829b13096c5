import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../../page/from-html.ts';
import { pageFeatures } from '../page-features.ts';
import { DECLARED } from './declared-types.ts';
import { PAGE_FEATURES } from './page-facts.ts';

const PROSE = 'a'.repeat(100);
const rowOf = (html: string): Uint8Array => pageFeatures(pageFromHtml(html)).pageRow;
const COUNTS = DECLARED;
const AMOUNTS = DECLARED + 24;
const ADDRESS = AMOUNTS + 16;

describe('pageFacts', () => {
  it('has its bytes, also for a page of nothing', () => {
    expect(rowOf('').length).toBe(PAGE_FEATURES);
    // All that it has is a body: one group.
    expect([...rowOf('').keys()].filter((i) => rowOf('')[i] !== 0)).toEqual([AMOUNTS + 1]);
  });

  it('counts elements', () => {
    const row = rowOf('<body><article><h1>A</h1></article><article><p>B</p><p>C</p><p>D</p></article>');
    // 16 · log2: two articles 3 → 25, one h1 2 → 16, three paragraphs 4 → 32.
    expect([row[COUNTS], row[COUNTS + 2], row[COUNTS + 5]]).toEqual([25, 16, 32]);
  });

  it('weighs the text', () => {
    const row = rowOf(`<body><div><p>${PROSE}</p><p>${PROSE}</p></div><p>Costs € 5</p>`);
    // Three blocks in two groups, 209 characters, of which 200 are prose.
    expect([...row.subarray(AMOUNTS, AMOUNTS + 5)]).toEqual([32, 25, 123, 122, 244]);
    // No links; the div holds all prose, the body counts half of it; two paragraphs of three blocks; one price.
    expect([...row.subarray(AMOUNTS + 5, AMOUNTS + 11)]).toEqual([0, 255, 128, 25, 170, 16]);
  });

  it.each([
    // [has an address, front page, segments, length, words, number, year above, directory, file]
    ['https://x.example/', [255, 255, 0, 0, 37, 0, 0, 255, 0]],
    ['https://x.example', [255, 255, 0, 0, 37, 0, 0, 0, 0]],
    ['https://x.example/2024/05/a-quiet-day.html?x=1#y', [255, 0, 74, 65, 59, 0, 255, 0, 255]],
    ['/news/12345/', [255, 0, 65, 41, 37, 255, 0, 255, 0]],
  ])('says what %j looks like', (address, bytes) => {
    const row = rowOf(`<link rel=canonical href="${address}"><body><p>x</p>`);
    expect([...row.subarray(ADDRESS)]).toEqual(bytes);
  });

  it('says nothing of an address that is not there', () => {
    expect([...rowOf('<body><p>x</p>').subarray(ADDRESS)].every((byte) => byte === 0)).toBe(true);
  });
});
