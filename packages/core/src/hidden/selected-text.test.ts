import { describe, expect, it } from 'vitest';
import { tagNameOf } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import type { Page } from '../page/page.ts';
import type { NodeId } from '../page/tree.ts';
import { SelectedText } from './selected-text.ts';

function nodesOf(page: Page, tag: string): NodeId[] {
  return Array.from({ length: page.tree.size }, (_, node) => node).filter(
    (node) => tagNameOf(page.tree, node) === tag,
  );
}

describe('SelectedText', () => {
  const page = pageFromHtml(
    '<main><p>aaaa<a>bb</a></p><script>cccccccc</script><div>дддд</div><div>字字</div></main>',
  );
  const text = new SelectedText(page, nodesOf(page, 'main'));

  it('measures parts, one by one and then all at once', () => {
    const [paragraph] = nodesOf(page, 'p');
    for (let round = 0; round < 3; round++)
      expect(text.of(paragraph!)).toEqual({ letters: 6, linked: 2, holdsFormula: false });
    expect(text.of(nodesOf(page, 'main')[0]!).letters).toBe(12);
  });

  it('climbs no more in all than the roots have nodes', () => {
    const deep = pageFromHtml(`<main>${'<div>'.repeat(200)}${'<p>a</p>'.repeat(200)}`);
    let climbed = 0;
    const parent = new Proxy(deep.tree.parent, {
      get: (target, key) => {
        climbed++;
        return Reflect.get(target, key);
      },
    });
    const watched = { ...deep, tree: { ...deep.tree, parent } };
    const ofDeep = new SelectedText(watched, nodesOf(deep, 'main'));
    for (const part of nodesOf(deep, 'p')) expect(ofDeep.of(part).letters).toBe(1);
    expect(climbed).toBeGreaterThan(0);
    // Twice: once for links and once for scripts.
    expect(climbed).toBeLessThan(2 * deep.tree.size);
  });

  it('tells most of the letters from the others, in any order', () => {
    for (const [letters, isMost] of [
      [1, false],
      [7, true],
      [6, false],
      [12, true],
      [0, false],
    ] as const)
      expect(text.isMost(letters)).toBe(isMost);
  });

  it('tells when only scraps are shown, what was removed aside', () => {
    const long = pageFromHtml(`<main><p>${'a'.repeat(9)}</p><div>${'b'.repeat(90)}</div><i>cc</i></main>`);
    const [roots, hidden, others] = ['main', 'div', 'i'].map((tag) => nodesOf(long, tag));
    const ofLong = new SelectedText(long, roots!);
    expect(ofLong.isNearlyAll([], others!)).toBe(false);
    // 9 of 99 letters are less than a tenth, 11 of 101 are not.
    expect(ofLong.isNearlyAll(hidden!, others!)).toBe(true);
    expect(ofLong.isNearlyAll(hidden!, [])).toBe(false);
    // A part of what was removed hides nothing.
    expect(ofLong.isNearlyAll(others!, others!)).toBe(false);
  });
});
