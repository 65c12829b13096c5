import { describe, expect, it } from 'vitest';
import { tagNameOf, textOf } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { bodyOf } from '../page/landmarks.ts';
import { NodeKind } from '../page/tree.ts';
import { rootsCovering } from './roots-covering.ts';

/** The roots for a page where texts with a `+` are content. */
function roots(html: string): string[] {
  const page = pageFromHtml(html);
  const { tree } = page;
  const isText = new Uint8Array(tree.size);
  const isChosen = new Uint8Array(tree.size);
  for (let id = 0; id < tree.size; id++) {
    if (tree.kind[id] !== NodeKind.text || textOf(page, id).trim() === '') continue;
    isText[id] = 1;
    isChosen[id] = Number(textOf(page, id).includes('+'));
  }
  return rootsCovering(tree, bodyOf(tree), isText, isChosen).map(
    (id) => tagNameOf(tree, id) || textOf(page, id),
  );
}

describe('rootsCovering', () => {
  it('takes the largest elements whose text is all content', () => {
    expect(roots('<body><nav>-</nav><main><h1>+</h1><ul><li>+</li></ul></main>')).toEqual(['main']);
    expect(roots('<body><main><h1>-</h1><ul><li>+</li><li>+</li></ul><p>+</p></main>')).toEqual(['ul', 'p']);
    expect(roots('<body><p>+</p><p>+</p>')).toEqual(['body']);
  });

  it('takes a text where the element around it has other text', () => {
    expect(roots('<body><div>+ <b>-</b></div>')).toEqual(['+ ']);
  });

  it('takes along what has no text between two texts that are content, and only there', () => {
    expect(roots('<body><p>-</p><img><p>+</p><hr><p>+</p><img><p>-</p>')).toEqual(['p', 'hr', 'p']);
  });

  it('takes nothing where nothing is content', () => {
    expect(roots('<body><p>-</p><img>')).toEqual([]);
  });
});
