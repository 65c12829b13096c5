import { describe, expect, it } from 'vitest';
import { getAttribute, tagNameOf } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { runMethodCases, select } from '../method.cases.ts';
import type { Method } from '../method.ts';
import { resolveParameters } from '../parameters.ts';
import { lqf25, lqf50, lqf75 } from './lqf.ts';

for (const method of [lqf25, lqf50, lqf75]) runMethodCases(method);

function removedBy(method: Method, html: string): string[] {
  const page = pageFromHtml(html);
  return select(method, page).removed.map(
    (node) => getAttribute(page, node, 'id') ?? tagNameOf(page.tree, node),
  );
}

describe('Link Quota Filter', () => {
  // Ten characters each; 3, 6 and 8 of them in a link.
  const quotas =
    '<p id=a>1234567<a href=x>890</a></p><p id=b>1234<a href=x>567890</a></p><p id=c>12<a href=x>34567890</a></p><p>text</p>';

  it.each([
    [lqf25, ['a', 'b', 'c']],
    [lqf50, ['b', 'c']],
    [lqf75, ['c']],
  ] as const)('removes blocks above its quota: $name', (method, expected) => {
    expect(removedBy(method, `<body>${quotas}`)).toEqual(expected);
  });

  it('keeps a block at its quota', () => {
    expect(removedBy(lqf50, '<body><p id=half>12345<a href=x>67890</a></p>')).toEqual([]);
  });

  it('takes another quota as a parameter', () => {
    const page = pageFromHtml(`<body>${quotas}`);
    const options = resolveParameters(lqf75, { quota: 0.9 });
    expect(lqf75.select(page, { options }).removed).toEqual([]);
  });

  it('judges a block without the blocks that were removed from it', () => {
    // With its list the div has 10 of 20 characters in links, without it none of 10.
    const html = '<body><div id=d>1234567890<ul id=u><li><a href=x>1234567890</a></ul></div>';
    expect(removedBy(lqf25, html)).toEqual(['li']);
  });

  it('names what was removed once, at the outermost place', () => {
    // The list has text of its own, so that it is judged after its entry: 5 of 6 characters are links.
    const html = '<body><p>text</p><ul id=u>-<a href=x>12345</a><li><a href=y>abc</a></ul>';
    expect(removedBy(lqf50, html)).toEqual(['u']);
  });

  it('says so where nothing is left', () => {
    const page = pageFromHtml('<body><p><a href=x>link</a></p>');
    expect(select(lqf25, page).empty?.code).toBe('no-match');
  });
});
