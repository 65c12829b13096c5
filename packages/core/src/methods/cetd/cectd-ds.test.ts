import { describe, expect, it } from 'vitest';
import { tagTextCounts } from '../../features/tag-text-counts.ts';
import { tagNameOf, textContent } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { bodyOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { runMethodCases, select } from '../method.cases.ts';
import { cectdDs } from './cectd-ds.ts';
import { compositeDensity, compositeTextTerm, linkShare } from './composite-density.ts';

runMethodCases(cectdDs);

function firstOf(page: Page, tag: string): number {
  for (let id = 0; id < page.tree.size; id++) if (tagNameOf(page.tree, id) === tag) return id;
  throw new Error(`no <${tag}>`);
}

describe('composite text density', () => {
  // <div>: 40 characters, 10 of them in one link; 2 tags below (p, a). Body: the same, plus the div itself.
  const page = pageFromHtml('<body><div><p>abcdefghijklmnopqrstuvwxyz1234</p><a href=x>0123456789</a></div>');
  const counts = tagTextCounts(page);
  const div = firstOf(page, 'div');

  it('counts characters, link characters, tags and link tags below an element', () => {
    expect([counts.chars[div], counts.linkChars[div], counts.tags[div], counts.linkTags[div]]).toEqual([
      40, 10, 2, 1,
    ]);
  });

  it('follows the formula', () => {
    const share = linkShare(counts, bodyOf(page.tree));
    expect(share).toBeCloseTo(10 / 40, 12);
    const expected =
      ((40 / 2) * Math.log((40 * 2) / (10 * 1))) / Math.log(Math.log((40 * 10) / 30 + 0.25 * 40 + Math.E));
    expect(compositeDensity(counts, div, share)).toBeCloseTo(expected, 12);
  });

  it('is finite on a page without links, where the published formula divides by zero', () => {
    const plain = pageFromHtml('<body><p>only text here</p>');
    const plainCounts = tagTextCounts(plain);
    const share = linkShare(plainCounts, bodyOf(plain.tree));
    expect(Number.isFinite(compositeDensity(plainCounts, firstOf(plain, 'p'), share))).toBe(true);
    expect(Number.isFinite(compositeTextTerm(14, share))).toBe(true);
  });

  it('counts a wrapper that holds nothing but links as one more link tag', () => {
    const menu = pageFromHtml('<body><ul><li><a href=a>one</a></li><li><a href=b>two</a></li></ul>');
    const ul = firstOf(menu, 'ul');
    // Two <a> and the two <li> that are all link.
    expect(tagTextCounts(menu).linkTags[ul]).toBe(4);
  });

  it('counts the tags inside a link as link tags', () => {
    const card = pageFromHtml('<body><div>text <a href=a><b>one</b><img></a></div>');
    // The <a>, the <b> and the <img>.
    expect(tagTextCounts(card).linkTags[firstOf(card, 'div')]).toBe(3);
  });
});

describe('cectd-ds', () => {
  it('takes the article and leaves navigation, sidebar and footer', () => {
    const prose = 'A sentence that is long enough to carry some weight in the balance of text and tags. ';
    const links = '<li><a href="/">Navigation entry</a></li>'.repeat(15);
    const page = pageFromHtml(
      `<body><div class=n><ul>${links}</ul></div><div class=m><h2>Head</h2>${`<p>${prose.repeat(4)}</p>`.repeat(6)}</div><div class=s><ul>${links}</ul></div>`,
    );
    const { roots } = select(cectdDs, page);
    const text = roots.map((root) => textContent(page, root)).join('');
    expect(text).toContain('A sentence that is long');
    expect(text).not.toContain('Navigation entry');
  });

  it('ignores scripts, styles and hidden text', () => {
    const page = pageFromHtml(
      `<body><script>${'var x = 1; '.repeat(500)}</script><div style="display:none">${'bait '.repeat(500)}</div><div id=a>${`<p>${'real words here '.repeat(20)}</p>`.repeat(2)}</div>`,
    );
    const text = select(cectdDs, page)
      .roots.map((root) => textContent(page, root))
      .join('');
    expect(text).toContain('real words');
    expect(text).not.toContain('bait');
  });
});
