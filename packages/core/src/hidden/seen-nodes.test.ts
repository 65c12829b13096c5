import { describe, expect, it } from 'vitest';
import { tagNameOf } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import type { Page } from '../page/page.ts';
import { HiddenBy, type PageLayout } from '../page/page-layout.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import { LayoutHiding } from './layout-hiding.ts';
import { beginsInvisible, invisibleBy, isSeenBox, seenNodes } from './seen-nodes.ts';

/** A page, what it hides by tag name (all that is in it, too), and the node of each name. */
function hide(
  html: string,
  bits: Readonly<Record<string, number>>,
): { page: Page; layout: PageLayout; at: (name: string) => NodeId } {
  const page = pageFromHtml(html);
  const { tree } = page;
  const names = Array.from({ length: tree.size }, (_, node) => tagNameOf(tree, node));
  const hidden = new Uint8Array(tree.size);
  for (const [name, bit] of Object.entries(bits))
    for (let node = names.indexOf(name); node < tree.end[names.indexOf(name)]!; node++) hidden[node]! |= bit;
  return { page, layout: { hidden } as unknown as PageLayout, at: (name) => names.indexOf(name) };
}

/** The names of the elements that are seen, and the texts. */
function seenIn({ page, layout }: ReturnType<typeof hide>, isLeftOut?: (node: NodeId) => boolean): string {
  const seen = seenNodes(page.tree, layout, isLeftOut);
  return Array.from(seen, (isSeen, node) => {
    if (isSeen === 0) return '';
    return page.tree.kind[node] === NodeKind.text ? '·' : tagNameOf(page.tree, node);
  }).join('');
}

describe('what a reader of a rendered page sees', () => {
  const html = '<body><p>1<b>2</b></p><!-- c --><i>3</i><script>4</script></body>';

  it('is all that nothing hides, without scripts and comments', () => {
    expect(seenIn(hide(html, {}))).toBe('htmlbodyp·b·i·');
  });

  it('is not what is hidden, not even for now', () => {
    expect(seenIn(hide(html, { b: HiddenBy.opacity, i: HiddenBy.folded }))).toBe('htmlbodyp·');
  });

  it('is an element without an area, but no text without one', () => {
    expect(seenIn(hide(html, { b: HiddenBy.noArea }))).toBe('htmlbodyp·bi·');
  });

  it('is not what is left out, with all that is in it', () => {
    const page = hide(html, {});
    expect(seenIn(page, (node) => node === page.at('p'))).toBe('htmlbodyi·');
  });
});

describe('a box', () => {
  const { page, layout, at } = hide('<p><b><i>1</i></b></p><u>2</u><q>3</q><s>4</s>', {
    p: HiddenBy.display,
    i: HiddenBy.opacity,
    u: HiddenBy.noArea,
    q: HiddenBy.folded | HiddenBy.display,
  });

  it('is seen unless something hides it', () => {
    expect(['p', 'u', 'q', 's'].map((name) => isSeenBox(layout, at(name)))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('is invisible by what is not only for now', () => {
    expect(['p', 'u', 'q', 's'].map((name) => invisibleBy(layout, at(name)))).toEqual([
      HiddenBy.display,
      0,
      0,
      0,
    ]);
  });

  it('begins to be invisible where a reason does not come from above', () => {
    expect(['p', 'b', 'i'].map((name) => beginsInvisible(page.tree, layout, at(name)))).toEqual([
      HiddenBy.display,
      0,
      HiddenBy.opacity,
    ]);
  });
});

describe('LayoutHiding', () => {
  it('tells where a reason begins, and which texts are shown all the same', () => {
    const { page, layout, at } = hide('<p>a<b>b</b></p><i>c</i><u>d</u><s>e</s>', {
      p: HiddenBy.visibility,
      i: HiddenBy.folded,
      u: HiddenBy.noArea,
    });
    layout.hidden[at('b')] = 0;
    layout.hidden[at('b') + 1] = 0;
    layout.hidden[at('s') + 1] = HiddenBy.unreadable;
    const hiding = new LayoutHiding(page, layout);
    expect(hiding.hidingOf(at('p'))).toEqual({ by: 'visibility', texts: [at('p') + 1] });
    expect(hiding.hidingOf(at('p') + 1)).toBeNull();
    expect(hiding.hidingOf(at('i'))).toEqual({ by: 'folded', texts: null });
    expect(hiding.hidingOf(at('u'))).toBeNull();
    expect(hiding.hidingOf(at('s'))).toBeNull();
    expect(hiding.hidingOf(at('s') + 1)).toEqual({ by: 'transparent', texts: null });
  });
});
