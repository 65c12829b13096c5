import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { siteTree } from '../../site-trees/site-tree.ts';
import { keptText, runSiteMethodCases } from '../site-method.cases.ts';
import { learnTemplate } from '../template.ts';
import { compositeImportances, leafImportance, nodeImportance } from './importance.ts';
import { sst } from './sst.ts';
import { StyleTree } from './style-tree.ts';

runSiteMethodCases(sst);

/** A feature with these counts on pages. */
const feature = (...counts: readonly number[]): { total: number; sum: number } => ({
  total: counts.reduce((sum, count) => sum + count, 0),
  sum: counts.reduce((sum, count) => sum + count * Math.log(count), 0),
});

describe('importance', () => {
  it('of four pages with styles 3 : 1 is .40564', () => {
    expect(nodeImportance([3, 1])).toBeCloseTo(0.40564, 5);
  });

  it('of a leaf with the same word on all of four pages is 0', () => {
    expect(leafImportance(4, [feature(1, 1, 1, 1)])).toBeCloseTo(0, 12);
  });

  it('of a leaf with a shared word and one of a single page is .5', () => {
    expect(leafImportance(4, [feature(1, 1, 1, 1), feature(1)])).toBeCloseTo(0.5, 12);
  });

  it('of a single page is 1, and without features 0', () => {
    expect(leafImportance(1, [feature(1)])).toBe(1);
    expect(nodeImportance([1])).toBe(1);
    expect(leafImportance(4, [])).toBe(0);
  });

  it('damps what is below by the number of styles', () => {
    const merged = new StyleTree(false);
    for (const html of ['<p>Home</p>', '<p>Home</p>', '<p>Home</p>', '<div>x</div>']) {
      const page = pageFromHtml(`<body>${html}`);
      merged.add(page, siteTree(page, 'none'));
    }
    // (1 − .9²) · .40564 + .9² · (¾ · 0 + ¼ · 1), as a style with one page has importance 1.
    expect(compositeImportances(merged)[0]).toBeCloseTo(0.19 * 0.40564 + 0.81 * 0.25, 4);
  });
});

describe('sst', () => {
  const page = (story: string): string =>
    `<body><div id=nav><a href=/>Home</a><a href=/news>News</a></div><div id=main><p>${story}</p></div>`;
  const learned = learnTemplate(
    sst,
    ['one fish', 'two birds', 'red roses', 'blue violets'].map((story) => pageFromHtml(page(story))),
  );

  it('drops what reads the same, and keeps what differs', () => {
    const key = pageFromHtml(page('a new story'));
    expect(keptText(key, learned.select(key))).toBe('a new story');
  });

  it('keeps a style that no page had', () => {
    const key = pageFromHtml(page('a new story').replace('<div id=nav>', '<hr><div id=nav>'));
    expect(keptText(key, learned.select(key))).toBe('HomeNewsa new story');
  });
});
