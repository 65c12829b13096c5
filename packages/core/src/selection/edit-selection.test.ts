import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagNameOf } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { type NodeId, NodeKind, type PageTree } from '../page/tree.ts';
import { withNodes, withoutNodes } from './edit-selection.ts';
import type { Selection } from './selection.ts';

const { tree } = pageFromHtml(
  '<body><main><h1>a</h1><section><p>b</p><ul><li>c</li><li>d</li></ul></section></main><footer><p>e</p></footer>',
);
/** Elements by tag, the n-th of that name. */
const at = (name: string, n = 0): NodeId =>
  Array.from({ length: tree.size }, (_, id) => id).filter(
    (id) => tree.kind[id] === NodeKind.element && tagNameOf(tree, id) === name,
  )[n]!;
const selection = (roots: readonly NodeId[], removed: readonly NodeId[] = []): Selection => ({
  roots,
  removed,
  reasons: [],
});
/** 1 for every node that a selection holds. */
function held({ size, end }: PageTree, { roots, removed }: Selection): number[] {
  const marks = new Uint8Array(size);
  for (const root of roots) marks.fill(1, root, end[root]!);
  for (const node of removed) marks.fill(0, node, end[node]!);
  return [...marks];
}

describe('withNodes', () => {
  it('puts back what was removed, and only that', () => {
    const edited = withNodes(tree, selection([at('main')], [at('section')]), [at('li', 1)]);
    expect(edited.roots).toEqual([at('main')]);
    expect(edited.removed).toEqual([at('p'), at('li')]);
  });

  it('adds what stood outside', () => {
    const edited = withNodes(tree, selection([at('main')], [at('h1')]), [at('p', 1)]);
    expect([edited.roots, edited.removed]).toEqual([[at('main'), at('p', 1)], [at('h1')]]);
  });

  it('takes a whole subtree, with all that was removed in it', () => {
    const edited = withNodes(tree, selection([at('section')], [at('li')]), [at('main')]);
    expect([edited.roots, edited.removed]).toEqual([[at('main')], []]);
  });

  it('makes content of an empty selection', () => {
    const empty: Selection = { ...selection([]), empty: { code: 'no-match', message: 'x' } };
    expect(withNodes(tree, empty, [at('h1')])).toEqual({ roots: [at('h1')], removed: [], reasons: [] });
  });
});

describe('withoutNodes', () => {
  it('takes out, and ends in nothing where all is taken', () => {
    expect(withoutNodes(tree, selection([at('main')]), [at('h1'), at('li')]).removed).toEqual([
      at('h1'),
      at('li'),
    ]);
    expect(withoutNodes(tree, selection([at('h1')]), [at('main')]).empty?.code).toBe('no-match');
  });
});

describe('editing', () => {
  const ids = fc.uniqueArray(fc.nat({ max: tree.size - 1 }), { maxLength: 5 });

  it('holds what it held and what was added, and nothing else; order and nesting stay sound', () => {
    const start = selection([at('main')], [at('h1'), at('ul')]);
    fc.assert(
      fc.property(ids, (nodes) => {
        const edited = withNodes(tree, start, nodes);
        const wanted = held(tree, start);
        for (const node of nodes) wanted.fill(1, node, tree.end[node]!);
        // Elements around a restored node stay with it; they have no text of their own.
        const texts = (marks: readonly number[]): number[] =>
          marks.filter((_, id) => tree.kind[id] === NodeKind.text);
        expect(texts(held(tree, edited))).toEqual(texts(wanted));
        for (const list of [edited.roots, edited.removed]) {
          for (const [i, node] of list.entries())
            if (i > 0) expect(node).toBeGreaterThanOrEqual(tree.end[list[i - 1]!]!);
        }
      }),
    );
  });
});
