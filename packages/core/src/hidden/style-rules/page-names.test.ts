import { describe, expect, it } from 'vitest';
import { tagNameOf } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { parseSelector } from '../../page/selectors/parse-selector.ts';
import { NameReader } from './element-names.ts';
import { reachOf } from './match-cost.ts';
import { PageNames } from './page-names.ts';

describe('the names that a page has', () => {
  const page = pageFromHtml(
    '<p id=a class="b  c" style="left:0">1<p class=d id="e f" style="left:0"><b title=g style=top:0>',
  );
  const names = new PageNames(page);

  it.each([
    ...['*', 'p', 'i', '#a', '.b', '.c', '.d', 'p.b > .c', '[title]', '[title=x]', '[id^=z]', '[class=z]'],
    ...[':not(.z)', '[id="e f"]'],
  ])('may be those of %s', (selector) => {
    expect(names.mayMatch(parseSelector(selector)![0]!)).toBe(true);
  });

  it.each(['#b', '#e', '.a', '.b.z', '.z .b', '[lang]', '[lang] .b', 'p#g'])(
    'are not those of %s',
    (selector) => {
      expect(names.mayMatch(parseSelector(selector)![0]!)).toBe(false);
    },
  );

  it('has styles, each once', () => {
    expect([...names.styles()]).toEqual(['left:0', 'top:0']);
    expect([...new PageNames(pageFromHtml('<p>')).styles()]).toEqual([]);
  });
});

describe('what an element is known by', () => {
  const namesIn = (html: string): object => {
    const page = pageFromHtml(html);
    return new NameReader(page).of(page.tree.size - 1);
  };

  it.each([
    ['<p>', { id: null, className: null, style: null }],
    ['<p id=a title=t class="b c" style="left:0">', { id: 'a', className: 'b c', style: 'left:0' }],
    ['<p id=a><p class>', { id: null, className: '', style: null }],
  ])('%s', (html, names) => {
    expect(namesIn(html)).toEqual(names);
  });

  it('has a style if any element of the page has one', () => {
    expect(new NameReader(pageFromHtml('<p style><i>')).hasStyles).toBe(true);
    expect(new NameReader(pageFromHtml('<p id=style>')).hasStyles).toBe(false);
  });
});

describe('what it takes to look at an element', () => {
  it.each([
    ['<p>', 2],
    ['<div>', 4],
    ['<p class=abc>', 6],
    ['<p class=abc id=x>', 8],
    // Characters that have to be decoded take longer.
    ['<p class="&amp;">', 2 + 1 + 5 * 8],
  ])('%s: %i', (html, reach) => {
    const { tree } = pageFromHtml(html);
    const names = Array.from({ length: tree.size }, (_, node) => tagNameOf(tree, node));
    expect(reachOf(tree, names.length - 1)).toBe(reach);
  });
});
