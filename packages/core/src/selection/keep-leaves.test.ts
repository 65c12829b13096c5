import { describe, expect, it } from 'vitest';
import { tagNameOf } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { NodeKind } from '../page/tree.ts';
import { keepLeaves, Leaf } from './keep-leaves.ts';

/** Keeps texts that start with "k"; every text is a leaf. */
function keep(html: string): { roots: string[]; removed: string[] } {
  const { tree, source } = pageFromHtml(html);
  const leaves = Uint8Array.from(tree.kind, (kind, id) => {
    if (kind !== NodeKind.text) return Leaf.none;
    return source!.charAt(tree.sourceStart[id]!) === 'k' ? Leaf.kept : Leaf.dropped;
  });
  const { roots, removed } = keepLeaves(tree, leaves);
  const name = (id: number): string => tagNameOf(tree, id) || 'text';
  return { roots: roots.map(name), removed: removed.map(name) };
}

describe('keepLeaves', () => {
  it('takes the smallest element around what is kept, without what is dropped in it', () => {
    const html = '<nav>d</nav><main><h1>k</h1><aside><b>d</b><i>d</i></aside><p>k</p></main>';
    expect(keep(html)).toEqual({ roots: ['main'], removed: ['aside'] });
  });

  it('keeps the element around a single text', () => {
    expect(keep('<p>d</p><p>k</p>')).toEqual({ roots: ['p'], removed: [] });
  });

  it('takes wrappers that hold nothing else along, up to the body', () => {
    expect(keep('<p>d</p><pre><code>k</code></pre>')).toEqual({ roots: ['pre'], removed: [] });
    expect(keep('<div><pre><code>k</code></pre></div>')).toEqual({ roots: ['div'], removed: [] });
  });

  it('removes text from a paragraph without taking it apart', () => {
    expect(keep('<p>k<b>d</b>d<i>k</i></p>')).toEqual({ roots: ['p'], removed: ['b', 'text'] });
  });

  it('finds nothing where nothing is kept', () => {
    expect(keep('<p>d</p>')).toEqual({ roots: [], removed: [] });
  });
});
