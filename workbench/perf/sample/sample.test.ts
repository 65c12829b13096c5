import { describe, expect, it } from 'vitest';
import { digestOf, distribute, type SamplePage, Sampler } from './sample.ts';

/** 90 pages of 1 KB, 10 of 64 KB. */
const pages: readonly SamplePage[] = Array.from({ length: 100 }, (_, i) => ({
  id: `set/${i}`,
  html: 'x'.repeat(i % 10 === 0 ? 65_536 : 1_024),
}));

function draw(from: readonly SamplePage[], count: number): readonly SamplePage[] {
  const sampler = new Sampler(count);
  for (const page of from) sampler.add(page);
  return sampler.finish();
}

const ids = (from: readonly SamplePage[]): readonly string[] => from.map((page) => page.id);
const large = (from: readonly SamplePage[]): number => from.filter((page) => page.html.length > 2_000).length;

describe('Sampler', () => {
  it('draws the same pages whatever the order in which they come', () => {
    const forward = draw(pages, 20);
    expect(ids(draw(pages.toReversed(), 20))).toEqual(ids(forward));
    expect(digestOf(draw(pages.toReversed(), 20))).toBe(digestOf(forward));
  });

  it('keeps the shares of the sizes, in the whole and in its first half', () => {
    const sample = draw(pages, 20);
    expect(sample).toHaveLength(20);
    expect(large(sample)).toBe(2);
    expect(large(sample.slice(0, 10))).toBe(1);
  });

  it('takes everything when there is less than was asked for', () => {
    expect(ids(draw(pages, 500)).toSorted()).toEqual(ids(pages).toSorted());
    expect(draw([], 5)).toEqual([]);
  });

  it('does not simply take the first pages', () => {
    expect(draw(pages, 10).some((page) => Number(page.id.slice(4)) > 50)).toBe(true);
  });
});

describe('distribute', () => {
  it('gives whole parts first, then the largest remainders', () => {
    expect(distribute([50, 30, 20], 10)).toEqual([5, 3, 2]);
    expect(distribute([6, 3, 1], 3)).toEqual([2, 1, 0]);
    expect(distribute([1, 1], 5)).toEqual([1, 1]);
  });
});

describe('digestOf', () => {
  it('changes with a page and with the order', () => {
    const [a, b] = pages as [SamplePage, SamplePage];
    expect(digestOf([a, b])).not.toBe(digestOf([b, a]));
    expect(digestOf([a])).not.toBe(digestOf([{ ...a, html: `${a.html.slice(1)}y` }]));
  });
});
