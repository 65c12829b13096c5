import { describe, expect, it } from 'vitest';
import { tagNameOf, textOf } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { siteTree } from '../../site-trees/site-tree.ts';
import { keptText, runSiteMethodCases } from '../site-method.cases.ts';
import { learnTemplate } from '../template.ts';
import { rtdmTd } from './rtdm-td.ts';
import { mapTopDown } from './top-down-mapping.ts';

runSiteMethodCases(rtdmTd);

/** The distance of two bodies, and which nodes of the first are mapped unchanged. */
function map(a: string, b: string): { distance: number; unchanged: string[] } {
  const page = pageFromHtml(`<body>${a}`);
  const tree = siteTree(page);
  const { distance, inA } = mapTopDown(tree, siteTree(pageFromHtml(`<body>${b}`)), 'tag');
  const name = (index: number): string =>
    tagNameOf(page.tree, tree.node[index]!) || textOf(page, tree.node[index]!);
  return { distance, unchanged: [...tree.node.keys()].filter((index) => inA[index] === 1).map(name) };
}

describe('the restricted top-down mapping', () => {
  it('replaces a text for 1; the rest is template', () => {
    expect(
      map('<div><p>A</p><ul><li></li><li></li></ul></div>', '<div><p>B</p><ul><li></li><li></li></ul></div>'),
    ).toEqual({ distance: 1, unchanged: ['body', 'div', 'p', 'ul', 'li', 'li'] });
  });

  it('deletes and inserts by the number of nodes', () => {
    expect(map('<p>a</p><ul><li>x</li></ul>', '<p>a</p>').distance).toBe(3);
    expect(map('<p>a</p>', '<p>a</p><ul><li>x</li></ul>').distance).toBe(3);
  });

  it('replaces no element with children by another one', () => {
    expect(map('<p>a</p>', '<ul>a</ul>')).toEqual({ distance: 4, unchanged: ['body'] });
    // A leaf for one with children costs the nodes that come with it.
    expect(map('<hr>', '<ul><li>a</li></ul>').distance).toBe(3);
  });

  it('finds what stands elsewhere in a list', () => {
    const { unchanged } = map('<p>x</p><h1>T</h1><p>same</p>', '<h1>T</h1><p>same</p><p>y</p>');
    expect(unchanged).toEqual(expect.arrayContaining(['h1', 'T', 'same']));
  });
});

describe('rtdm-td', () => {
  it('keeps what is not literally the same on all pages', () => {
    const page = (text: string, ad: string): string => `<nav>Menu</nav><aside>${ad}</aside><p>${text}</p>`;
    const learned = learnTemplate(rtdmTd, [
      pageFromHtml(page('one', 'Ad')),
      pageFromHtml(page('two', 'Ad')),
      pageFromHtml(page('three', 'Other ad')),
    ]);
    const key = pageFromHtml(page('four', 'Ad'));
    expect(keptText(key, learned.select(key))).toBe('Adfour');
  });
});
