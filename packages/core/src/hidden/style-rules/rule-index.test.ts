import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { PageNames } from './page-names.ts';
import { type KeyKind, RuleIndex } from './rule-index.ts';
import { listsOf } from './style-rules.cases.ts';

const PAGE = pageFromHtml('<p id=a class="b c" title=d><i class=b>');

/** The rules of a sheet for a page with the names `a` to `d`. */
function indexOf(css: string): RuleIndex {
  return new RuleIndex(listsOf(css), ({ body }) => body !== 'x', new PageNames(PAGE));
}

/** The selectors that a name finds. */
function foundBy(index: RuleIndex, kind: KeyKind, name: string): string[] {
  return index.rulesOf(kind, name).map(({ list }) => list.rule.selectors.text);
}

describe('RuleIndex', () => {
  it('finds rules by id, class, attribute and tag', () => {
    const index = indexOf('#a{}.b{y}p.c{y}[title]{y}i{y}*{y}#a{y}[hidden]{y}');
    expect(foundBy(index, '#', 'a')).toEqual(['#a']);
    expect(foundBy(index, '.', 'b')).toEqual(['.b']);
    expect(foundBy(index, '.', 'c')).toEqual(['p.c']);
    expect(foundBy(index, '[', 'title')).toEqual(['[title]']);
    expect(foundBy(index, '', 'i')).toEqual(['i']);
    expect(foundBy(index, '', '*')).toEqual(['*']);
    expect(foundBy(index, '', 'a')).toEqual([]);
    expect([...index.attributes]).toEqual(['title', 'hidden']);
    expect([index.isEmpty, index.isPartial]).toEqual([false, false]);
    expect(indexOf('').isEmpty).toBe(true);
  });

  it('finds each selector of a rule once', () => {
    expect(foundBy(indexOf('p i, .b i, #a{y}'), '', 'i')).toEqual(['p i, .b i, #a', 'p i, .b i, #a']);
  });

  it('leaves out rules that nobody asks for, and those that ask for what the page does not have', () => {
    expect(foundBy(indexOf('.b{x}.b{y}'), '.', 'b')).toEqual(['.b']);
    expect(foundBy(indexOf('.z .b{y}#z .b{y}[lang] .b{y}#a .b.c{y}'), '.', 'b')).toEqual(['#a .b.c']);
  });

  it('is a part of the rules once an element has the key of one that cannot be read', () => {
    const index = indexOf('.b:has(p){y}.c{y}');
    expect([foundBy(index, '.', 'c'), index.isPartial]).toEqual([['.c'], false]);
    expect([foundBy(index, '.', 'b'), index.isPartial]).toEqual([['.b:has(p)'], true]);
  });

  it('keeps so many selectors and no more', () => {
    const index = indexOf(`${'p{y}'.repeat(19_999)}.b{y}`);
    expect([foundBy(index, '.', 'b'), index.isPartial]).toEqual([['.b'], false]);
    const partial = indexOf(`${'p{y}'.repeat(20_000)}.b{y}`);
    expect([foundBy(partial, '.', 'b'), partial.isPartial]).toEqual([[], true]);
  });

  it('keeps the last rules of a key that has too many, but none that hides', () => {
    const full = indexOf('.b{display:none}.b{y}'.repeat(100));
    expect([foundBy(full, '.', 'b').length, full.isPartial]).toEqual([200, false]);
    const partial = indexOf(`.b{display:none}.b{first}${'.b{y}'.repeat(200)}`);
    expect(partial.rulesOf('.', 'b').map(({ list }) => list.body)).toEqual(Array(200).fill('y'));
    expect(partial.isPartial).toBe(true);
  });
});
