import { describe, expect, it } from 'vitest';
import { pickNames, pickPages } from './choose-datasets.ts';
import { choosePages } from './choose-pages.ts';

const pages = Array.from({ length: 200 }, (_, at) => ({ id: `page-${at}` }));

describe('choosePages', () => {
  it('takes all where there are few enough', () => {
    expect(choosePages('a', pages, null)).toBe(pages);
    expect(choosePages('a', pages, 200)).toBe(pages);
  });

  it('is nested, keeps the order and does not depend on the other pages', () => {
    const ten = choosePages('a', pages, 10);
    const thirty = choosePages('a', pages, 30);
    expect(ten).toHaveLength(10);
    expect(thirty).toEqual(expect.arrayContaining([...ten]));
    expect(thirty.map((page) => pages.indexOf(page))).toEqual(
      thirty.map((page) => pages.indexOf(page)).toSorted((a, b) => a - b),
    );
    expect(new Set(choosePages('a', [...pages].reverse(), 10))).toEqual(new Set(ten));
    expect(choosePages('b', pages, 10)).not.toEqual(ten);
  });
});

describe('pickNames', () => {
  it('leaves out snippets and unknown sets unless they are asked for', () => {
    const there = ['cleaneval', 'mine', 'trafilatura-eval'];
    expect(pickNames('default', there)).toEqual(['cleaneval']);
    expect(pickNames('all', there)).toBe(there);
    expect(pickNames(['mine'], there)).toEqual(['mine']);
    expect(() => pickNames(['yours'], there)).toThrow('There is: cleaneval, mine, trafilatura-eval');
  });
});

describe('pickPages', () => {
  const entries = pages.map(({ id }, at) => ({
    id,
    lang: at % 50 === 0 ? 'th' : 'en',
    pageType: 'und',
    url: null,
    isPartial: false,
  }));

  it('adds pages of languages that the sample has few of', () => {
    const plain = pickPages('a', entries, 10, 0);
    const more = pickPages('a', entries, 10, 3);
    expect(plain).toHaveLength(10);
    expect(more.filter(({ lang }) => lang === 'th').length).toBeGreaterThanOrEqual(3);
    expect(more.filter((page) => plain.includes(page))).toEqual(plain);
    expect(more.length).toBeLessThanOrEqual(13);
    expect(pickPages('a', entries, null, 3)).toHaveLength(200);
  });
});
