import { describe, expect, it } from 'vitest';
import { tagNameOf } from '../access.ts';
import { parse } from '../parse.ts';
import type { HtmlTree } from '../tree.ts';
import { type TreeRows, treeFromRows } from './tree-from-rows.ts';

const PAGES: Readonly<Record<string, string>> = {
  plain: '<!doctype html><title>t</title><p class=a id=b>one<b>two</b><p>three',
  misnested: '<b>1<p>2</b>3<table><td>x</td>y</table>',
  foreign: '<svg><title>x</title><a>y</a><g/></svg><math><mi>z</mi></math><x-y>w</x-y>',
  quirky: '<p><table><tr><td>1',
  empty: '',
};

function rowsOf(tree: HtmlTree): TreeRows {
  return { ...tree, depth: Int32Array.from(tree.depth), tagName: (node) => tagNameOf(tree, node) };
}

describe('treeFromRows', () => {
  it.each(Object.entries(PAGES))('rebuilds the tree of a %s page', (_, html) => {
    const { sourceStart, sourceEnd, attributes, customTags, ...expected } = parse(html);
    const built = treeFromRows(rowsOf(parse(html)));
    expect(built).toMatchObject(expected);
    expect([...built.sourceStart, ...built.sourceEnd]).toEqual(
      Array.from({ length: 2 * sourceStart.length }, () => -1),
    );
    expect(built.customTags).toEqual(customTags);
    expect(built.attributes.nameIds).toEqual(attributes.nameIds);
  });

  it('moves up what is too deep', () => {
    const built = treeFromRows(rowsOf(parse('<div><div><div><p>x')), { maxDepth: 4 });
    expect(Math.max(...built.depth)).toBe(4);
    expect(built.warnings.map(({ code }) => code)).toEqual(['depth-capped']);
  });
});
