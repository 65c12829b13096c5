import { describe, expect, it } from 'vitest';
import { cutPage } from '../blocks.cases.ts';
import { groupSums, proseWidth } from './group-sums.ts';
import { groupTree } from './groups.ts';

const PROSE = `${'word '.repeat(19)}done.`; // 100 characters, one stop

function summed(html: string): { sums: ReturnType<typeof groupSums>; count: number } {
  const { page, blocks, context } = cutPage(html);
  const groups = groupTree(page.tree, blocks);
  return { sums: groupSums(blocks, groups, context), count: groups.count };
}

describe('groupSums', () => {
  // body > [h1, div > [p, p, ul (one run of links)]]
  const { sums, count } = summed(
    `<body><h1>Head</h1><div><p>${PROSE}</p><img src=x><p>${PROSE}</p>` +
      '<ul><li><a href=x>One</a></li><li><a href=x>Two</a></li></ul></div>',
  );

  it('adds up blocks and groups', () => {
    expect(count).toBe(2);
    expect([...sums.width]).toEqual([210, 206]);
    expect([...sums.linkWidth]).toEqual([6, 6]);
    expect([...sums.stops]).toEqual([2, 2]);
    expect([...sums.links]).toEqual([2, 2]);
    expect([...sums.media]).toEqual([1, 1]);
    expect([...sums.headings]).toEqual([1, 0]);
    expect([...sums.largestBlock]).toEqual([100, 100]);
  });

  it('counts children, and those that look like the one before', () => {
    expect([...sums.children]).toEqual([2, 3]);
    expect([...sums.likeBefore]).toEqual([0, 1]);
  });

  it('adds up prose and prices', () => {
    expect([...sums.prose]).toEqual([200, 200]);
    expect([...summed('<body><div><p>€ 5</p><p>$ 3</p></div><p>£ 1</p>').sums.currency]).toEqual([3, 2]);
  });

  it('hands half of the prose one level up', () => {
    expect([...sums.proseMass]).toEqual([100, 200]);
  });
});

describe('proseWidth', () => {
  const width = (html: string): number => proseWidth(cutPage(html).blocks, 0);

  it('is the length without links of what is long enough to be a paragraph', () => {
    expect(width(`<p>${PROSE}<a href=x>more</a></p>`)).toBe(100);
    expect(width(`<p>${'a'.repeat(79)}</p>`)).toBe(0);
    expect(width(`<p>${'a'.repeat(80)}</p>`)).toBe(80);
    expect(width(`<p>${PROSE}<a href=x>${PROSE}!</a></p>`)).toBe(0);
  });

  it('takes a few Chinese characters for a paragraph: 25 are 82 Latin ones', () => {
    expect(width(`<p>${'河'.repeat(25)}</p>`)).toBeCloseTo(82.5, 4);
    expect(width(`<p>${'河'.repeat(24)}</p>`)).toBe(0);
  });
});
