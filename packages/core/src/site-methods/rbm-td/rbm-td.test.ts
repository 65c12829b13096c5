import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { keptText, runSiteMethodCases } from '../site-method.cases.ts';
import { learnTemplate } from '../template.ts';
import { rbmTd } from './rbm-td.ts';

runSiteMethodCases(rbmTd);

const html = (story: string, extra = ''): string =>
  `<body><ul><li>Home</li><li>News</li></ul><div><p>${story}</p>${extra}</div><p>Imprint</p>`;
const pages = (...stories: readonly string[]) => stories.map((story) => pageFromHtml(html(story)));

describe('rbm-td', () => {
  it('never drops text that only this page of the site has', () => {
    const learned = learnTemplate(rbmTd, pages('one', 'two', 'three'));
    const key = pageFromHtml(html('four'));
    expect(keptText(key, learned.select(key))).toBe('four');
  });

  it('drops a subtree only in its place', () => {
    const learned = learnTemplate(rbmTd, pages('one', 'two'));
    const key = pageFromHtml(html('three', '<ul><li>Home</li><li>News</li></ul>'));
    expect(keptText(key, learned.select(key))).toBe('threeHomeNews');
  });

  it('can do with a share of the pages', () => {
    const sample = [...pages('one', 'two', 'three'), pageFromHtml('<body><div><p>four</p></div>')];
    const key = pageFromHtml(html('five'));
    const options = { clusterAt: 0 };
    expect(keptText(key, learnTemplate(rbmTd, sample, options).select(key))).toContain('Imprint');
    const lenient = learnTemplate(rbmTd, sample, { ...options, minShare: 0.7 });
    expect(keptText(key, lenient.select(key))).toBe('five');
  });

  it('has a template for each kind of page', () => {
    const shop = (item: string): string =>
      `<body><table><tr><td><b>${item}</b><td><i>Shop</i></table><section><ol><li>Cart</ol></section>`;
    const sample = [...pages('one', 'two'), pageFromHtml(shop('hat')), pageFromHtml(shop('cup'))];
    const learned = learnTemplate(rbmTd, sample);
    const key = pageFromHtml(shop('bag'));
    expect(keptText(key, learned.select(key))).toBe('bag');
  });
});
