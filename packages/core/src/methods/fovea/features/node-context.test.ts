import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { HiddenBy, type PageLayout } from '../../../page/page-layout.ts';
import { BLOCK_COLUMNS } from './blocks/block-columns.ts';
import { nth } from './blocks.cases.ts';
import { columnIndexes } from './column-indexes.ts';
import { BITS_OF_ROLE, BITS_OF_TAG, Inside } from './context-flags.ts';
import { attributeRow, nodeContext } from './node-context.ts';

describe('Inside', () => {
  it('has one bit per name, and each a column', () => {
    const bits = Object.values(Inside);
    expect(bits).toEqual(bits.map((_, i) => 2 ** i));
    const columns = Object.keys(columnIndexes(BLOCK_COLUMNS, 'inside'));
    expect(columns.toSorted()).toEqual(Object.keys(Inside).toSorted());
  });

  it('is set by some tag or role for every name but the one that visibility sets', () => {
    const set = new Set([...BITS_OF_TAG.values(), ...BITS_OF_ROLE.values()]);
    expect(Object.entries(Inside).flatMap(([name, bit]) => (set.has(bit) ? [] : [name]))).toEqual(['hidden']);
  });
});

describe('nodeContext', () => {
  it('hands bits down and not sideways', () => {
    const page = pageFromHtml('<body><article><h2>a</h2><p>b<em>c</em></p></article><aside>d</aside>');
    const { inside } = nodeContext(page);
    expect(inside[nth(page, 'em')]).toBe(Inside.article | Inside.paragraph);
    expect(inside[nth(page, 'h2') + 1]).toBe(Inside.article | Inside.h2);
    expect(inside[nth(page, 'aside')]).toBe(Inside.aside);
    expect(inside[nth(page, 'body')]).toBe(0);
  });

  it('reads roles as it reads tags', () => {
    const page = pageFromHtml('<body><div role=" Main "><ul role=menu>x</ul></div><div role=none>y</div>');
    const { inside } = nodeContext(page);
    expect(inside[nth(page, 'ul')]).toBe(Inside.main | Inside.list | Inside.nav);
    expect(inside[nth(page, 'div', 1)]).toBe(0);
  });

  it('finds the nearest element that parts blocks', () => {
    const page = pageFromHtml('<body><div><p><span><b>x</b></span></p></div>');
    const { container } = nodeContext(page);
    expect(container[nth(page, 'b') + 1]).toBe(nth(page, 'p'));
    expect(container[nth(page, 'p')]).toBe(nth(page, 'p'));
  });

  it('gives equal places equal signatures', () => {
    const page = pageFromHtml(
      '<body><ul class=m><li class="a">1<li class="a"><i>2</i><li class="b">3</ul><ol class=m><li class="a">4</ol>',
    );
    const { signature } = nodeContext(page);
    const of = [0, 1, 2, 3].map((n) => signature[nth(page, 'li', n)]);
    expect(of[0]).toBe(of[1]);
    expect(of[0]).not.toBe(of[2]);
    expect(of[0]).not.toBe(of[3]);
    // An inline element stands where its container does.
    expect(signature[nth(page, 'i')]).toBe(of[1]);
  });
});

describe('nodeContext of a rendered page', () => {
  /** Which of a short bar and a long text are left out, where each is hidden or fixed as said. */
  const leftOut = (marks: Readonly<Record<string, number | 'fixed'>>): boolean[] => {
    const page = pageFromHtml('<body><nav>bar</nav><main><p>a long text</p><p>and its end</p></main>');
    const hidden = new Uint8Array(page.tree.size);
    const style = new Int32Array(page.tree.size);
    for (const [tag, mark] of Object.entries(marks)) {
      const node = nth(page, tag);
      if (mark === 'fixed') style[node] = 1;
      else for (let id = node; id < page.tree.end[node]!; id++) hidden[id]! |= mark;
    }
    const layout = { hidden, style, styles: [{ position: 'static' }, { position: 'fixed' }] };
    const { skipped } = nodeContext({ ...page, layout: layout as unknown as PageLayout });
    return ['nav', 'p'].map((tag) => skipped[nth(page, tag) + 1] === 1);
  };

  it('leaves out what is not shown and what floats over the page, but not what is folded', () => {
    expect(leftOut({})).toEqual([false, false]);
    expect(leftOut({ nav: HiddenBy.display })).toEqual([true, false]);
    expect(leftOut({ nav: 'fixed' })).toEqual([true, false]);
    expect(leftOut({ nav: HiddenBy.display | HiddenBy.folded })).toEqual([false, false]);
  });

  it('keeps what holds most of the text: a page that scrolls in a fixed box or has yet to fade in', () => {
    expect(leftOut({ main: 'fixed', nav: 'fixed' })).toEqual([true, false]);
    expect(leftOut({ body: HiddenBy.opacity })).toEqual([false, false]);
    expect(leftOut({ body: HiddenBy.opacity, nav: HiddenBy.display })).toEqual([true, false]);
  });
});

describe('attributeRow', () => {
  it('finds an attribute by the number of its name', () => {
    const page = pageFromHtml('<body><p id=x class=y>');
    const { nameIds } = page.tree.attributes;
    const p = nth(page, 'p');
    expect(attributeRow(page.tree, p, nameIds.get('class')!)).toBe(page.tree.attributeStart[p]! + 1);
    expect(attributeRow(page.tree, nth(page, 'body'), nameIds.get('class')!)).toBe(-1);
  });
});
