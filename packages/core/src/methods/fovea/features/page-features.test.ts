import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { BLOCK_FEATURES } from './blocks/block-features.ts';
import { Inside } from './context-flags.ts';
import { GROUP_FEATURES } from './groups/group-features.ts';
import { type PageFeatures, pageFeatures } from './page-features.ts';

const features = (html: string): PageFeatures => pageFeatures(pageFromHtml(html));
const rowOf = (table: Uint8Array, size: number, row: number): number[] => [
  ...table.subarray(row * size, (row + 1) * size),
];
const PROSE = `${'word '.repeat(19)}done.`; // 100 characters, 20 words, one stop

describe('pageFeatures', () => {
  const html = `<head><title>Head</title></head><body><h1>Head</h1><div><p>${PROSE}</p><p>Go <a href=x>on</a></p></div>`;
  const page = features(html);

  it('has a row per block and per group', () => {
    expect(page.blocks.count).toBe(3);
    expect(page.groups.count).toBe(2);
    expect(page.blockRows.length).toBe(3 * BLOCK_FEATURES);
    expect(page.groupRows.length).toBe(2 * GROUP_FEATURES);
  });

  it('says in bytes what a block is', () => {
    const text = rowOf(page.blockRows, BLOCK_FEATURES, 1).slice(0, 16);
    // 16 · log2: 101 → 106.5, 21 → 70.3, 5 → 37.2; 1 stop · 40 of 100 → 102.
    expect(text).toEqual([107, 70, 0, 0, 0, 0, 37, 102, 0, 255, 0, 0, 0, 0, 107, 107]);
    // "Go on": 5 characters, 2 words, 2 of 5 in a link, one link that is one inline element.
    const second = rowOf(page.blockRows, BLOCK_FEATURES, 2).slice(0, 16);
    expect(second).toEqual([41, 25, 102, 0, 0, 0, 0, 0, 0, 0, 16, 16, 0, 0, 41, 0]);
  });

  it('says in bytes where a block stands', () => {
    const place = rowOf(page.blockRows, BLOCK_FEATURES, 1).slice(16, 31);
    const start = html.indexOf(PROSE);
    expect(place).toEqual([
      85, // the second of three
      9, // 4 of 109 characters before it
      16, // one block before it,
      16, // and one after
      5 * 4, // document > html > body > div > p > text
      Math.round((255 * start) / html.length),
      16, // one block since the heading,
      37, // which has 4 characters
      255, // and is an h1,
      16,
      0, // "Head" is not in it
      0,
      255, // the div holds most of the prose,
      128, // the body half of that
      243, // 100 of the 105 characters of the div
    ]);
  });

  it('says how a block stands to the running text and to the title', () => {
    // In the group with most prose, and in the one around it; the title is one block before.
    expect(rowOf(page.blockRows, BLOCK_FEATURES, 1).slice(31, 39)).toEqual([255, 255, 255, 0, 0, 0, 255, 16]);
    // Before the group, by one block; itself the title.
    expect(rowOf(page.blockRows, BLOCK_FEATURES, 0).slice(31, 39)).toEqual([0, 255, 0, 25, 0, 255, 255, 0]);
  });

  it('compares the heading with the title', () => {
    expect(rowOf(page.blockRows, BLOCK_FEATURES, 0).slice(26, 28)).toEqual([255, 255]);
    expect(page.titleShare[0]).toBe(1);
  });

  it('says what a block looks like and stands in', () => {
    const row = rowOf(page.blockRows, BLOCK_FEATURES, 2);
    // Two paragraphs alike, 105 characters, of 109; 2 in links; 52.5 each; 1 stop; said once; 2 of 3; all links.
    // It is said for the first time; no time, no control, no price.
    expect(row.slice(39, 52)).toEqual([25, 108, 246, 5, 92, 97, 0, 170, 255, 255, 0, 0, 0]);
    const bits = row.slice(52).map((byte, bit) => (byte === 255 ? 2 ** bit : 0));
    expect(bits.reduce((sum, bit) => sum + bit, 0)).toBe(Inside.paragraph);
  });

  it('says in bytes what a group is', () => {
    const row = rowOf(page.groupRows, GROUP_FEATURES, 1);
    expect(row.slice(0, 4)).toEqual([108, 246, 5, 25]); // 105 characters of 109, 2 in links, 2 blocks
    // Two children, all alike, 100 characters of prose, the most of the page; blocks 1 to 3 of 3; 105 of 109.
    expect(row.slice(16, 24)).toEqual([25, 255, 107, 255, 85, 255, 246, 0]);
  });

  it('says what the groups that look alike hold, and what stands in a group', () => {
    const post = `<div><time>Monday</time><h3>€ 5</h3><p>${PROSE}</p><button>Buy</button></div>`;
    const posts = features(`<body>${post.repeat(4)}`);
    const row = rowOf(posts.groupRows, GROUP_FEATURES, 2);
    // Four alike (three others · 4), all of the text and of the prose, no links, the second; the most there is.
    expect(row.slice(36, 43)).toEqual([59, 255, 255, 0, 64, 255, 255]);
    expect(row.slice(43, 50)).toEqual(row.slice(36, 43));
    // A time and a control on four blocks, a price; a quarter of the prose, which is 100 of 112 characters; inside the
    // body, which with half of every post is the group with most prose.
    expect(row.slice(50, 60)).toEqual([37, 128, 37, 64, 37, 64, 64, 228, 0, 255]);
    expect(rowOf(posts.groupRows, GROUP_FEATURES, 0).slice(58, 60)).toEqual([255, 255]);
  });

  it('marks what a group is itself, not what is around it', () => {
    const saying = features('<main><section><p>A<p>B</section><p>C</main><p>D');
    const marks = [0, 1, 2].map((group) => rowOf(saying.groupRows, GROUP_FEATURES, group).slice(24, 36));
    // In the order article, main, nav, header, footer, aside, section, …
    expect(marks.map((row) => row.indexOf(255))).toEqual([-1, 1, 6]);
    expect(marks.map((row) => row.lastIndexOf(255))).toEqual([-1, 1, 6]);
  });

  it('gives the same twice', () => {
    const again = features(html);
    expect({ ...again }).toEqual({ ...page });
  });

  it('does not see how the source is indented', () => {
    const same = features(html.replace(PROSE, `  ${PROSE.replaceAll(' ', '\n ')} `));
    expect(rowOf(same.blockRows, BLOCK_FEATURES, 2).slice(0, 16)).toEqual(
      rowOf(page.blockRows, BLOCK_FEATURES, 2).slice(0, 16),
    );
  });

  it.each(['', '<frameset><frame></frameset>', '<body>', '<title>x</title>'])(
    'has no blocks on %j',
    (empty) => {
      expect(features(empty).blockRows.length).toBe(0);
    },
  );
});
