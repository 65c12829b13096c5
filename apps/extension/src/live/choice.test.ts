import { type Page, parsePage } from 'fovea';
import { tagNameOf } from 'fovea/page';
import { describe, expect, it } from 'vitest';
import { narrow, widen } from './choice.ts';

const page: Page = parsePage(
  '<body><nav>Menu</nav><main><div><article><h1>Title</h1><section><p>One.</p><p>Two is longer.</p></section></article></div></main>',
);

const find = (tag: string, nth = 0): number => {
  for (let node = 0, seen = 0; node < page.tree.size; node++)
    if (tagNameOf(page.tree, node) === tag && seen++ === nth) return node;
  throw new Error(`no ${tag}`);
};

const tags = (roots: readonly number[]): string[] => roots.map((root) => tagNameOf(page.tree, root));
const only = (tag: string, nth = 0): { roots: number[]; narrower: [] } => ({
  roots: [find(tag, nth)],
  narrower: [],
});

describe('a choice', () => {
  it('widens to an ancestor with more text, past wrappers that add nothing', () => {
    const paragraph = only('p');
    const section = widen(page, paragraph);
    expect(tags(section.roots)).toEqual(['section']);
    const article = widen(page, section);
    expect(tags(article.roots)).toEqual(['article']);
    // div and main hold the same text as the article.
    expect(tags(widen(page, article).roots)).toEqual(['body']);
    const body = widen(page, article);
    expect(widen(page, body)).toEqual(body);
  });

  it('narrows back step by step', () => {
    const start = only('p');
    const wide = widen(page, widen(page, start));
    expect(tags(narrow(page, wide).roots)).toEqual(['section']);
    expect(narrow(page, narrow(page, wide))).toEqual(start);
  });

  it('narrows to the part with the most text if it was not widened', () => {
    expect(tags(narrow(page, only('main')).roots)).toEqual(['section']);
    expect(narrow(page, only('section')).roots).toEqual([find('p', 1)]);
    // There is nothing below a paragraph.
    expect(narrow(page, only('p')).roots).toEqual([find('p')]);
  });

  it('of several parts widens to their common ancestor', () => {
    const both = { roots: [find('h1'), find('p')], narrower: [] };
    expect(tags(widen(page, both).roots)).toEqual(['article']);
    expect(narrow(page, { roots: [find('p'), find('p', 1)], narrower: [] }).roots).toEqual([find('p', 1)]);
  });

  it('of nothing stays nothing', () => {
    const nothing = { roots: [], narrower: [] };
    expect(widen(page, nothing)).toEqual(nothing);
    expect(narrow(page, nothing)).toEqual(nothing);
  });
});
