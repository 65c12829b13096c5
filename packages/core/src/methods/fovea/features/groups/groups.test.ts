import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagNameOf } from '../../../../page/access.ts';
import { type CutPage, cutPage, nth } from '../blocks.cases.ts';
import { type GroupTree, groupTree } from './groups.ts';

function grouped(html: string): CutPage & { groups: GroupTree; names: string[] } {
  const cut = cutPage(html);
  const groups = groupTree(cut.page.tree, cut.blocks);
  return { ...cut, groups, names: [...groups.element].map((id) => tagNameOf(cut.page.tree, id)) };
}

describe('groupTree', () => {
  it('keeps the elements that branch, in document order', () => {
    const { page, groups, names } = grouped(
      '<div><header><h1>A</h1></header><main><section><p>B</p><p>C</p></section><footer>D</footer></main></div>',
    );
    // The header holds one block; the outer div holds all four, as the body does, and branches where the body does not.
    expect(names).toEqual(['body', 'div', 'main', 'section']);
    expect([...groups.parent]).toEqual([-1, 0, 1, 2]);
    expect([...groups.firstBlock]).toEqual([0, 0, 1, 1]);
    expect([...groups.endBlock]).toEqual([4, 4, 4, 3]);
    expect([...groups.ofBlock]).toEqual([1, 3, 3, 2]);
    expect(groups.element[2]).toBe(nth(page, 'main'));
  });

  it('leaves out wrappers', () => {
    expect(grouped('<body><div><div><div><p>A<p>B</div></div></div><p>C').names).toEqual(['body', 'div']);
    const { page, groups } = grouped('<body><div><div><div><p>A<p>B</div></div></div><p>C');
    expect(groups.element[1]).toBe(nth(page, 'div', 2));
  });

  it('has the body alone where nothing branches', () => {
    expect(grouped('<p>A').names).toEqual(['body']);
    expect(grouped('').names).toEqual(['body']);
    expect([...grouped('').groups.endBlock]).toEqual([0]);
  });

  it('takes a run of links for one block', () => {
    expect(grouped('<body><ul><li><a href=x>A</a><li><a href=x>B</a></ul><p>C').names).toEqual(['body']);
  });

  it('nests spans that hold their blocks, whatever the page', () => {
    const part = fc.constantFrom(
      '<div>',
      '</div>',
      '<p>x',
      '<ul><li>',
      '</ul>',
      'y',
      '<table><td>',
      '</table>',
      '<a href=x>z</a>',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 80 }), (parts) => {
        const { groups, blocks, page } = grouped(`<body>${parts.join('')}`);
        const { firstBlock, endBlock, parent, element, ofBlock } = groups;
        for (let group = 1; group < groups.count; group++) {
          const above = parent[group]!;
          expect(above).toBeLessThan(group);
          expect(element[above]).toBeLessThan(element[group]!);
          expect(endBlock[group]! - firstBlock[group]!).toBeGreaterThanOrEqual(2);
          expect(firstBlock[above]).toBeLessThanOrEqual(firstBlock[group]!);
          expect(endBlock[above]).toBeGreaterThanOrEqual(endBlock[group]!);
        }
        for (let block = 0; block < blocks.count; block++) {
          const group = ofBlock[block]!;
          expect(firstBlock[group]).toBeLessThanOrEqual(block);
          expect(endBlock[group]).toBeGreaterThan(block);
          expect(blocks.first[block]).toBeLessThan(page.tree.end[element[group]!]!);
        }
      }),
    );
  });
});
