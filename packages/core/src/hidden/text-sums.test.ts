import { describe, expect, it } from 'vitest';
import { tagNameOf } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import type { Page } from '../page/page.ts';
import { textSums } from './text-sums.ts';

function nodeOf(page: Page, name: string): number {
  return Array.from({ length: page.tree.size }, (_, node) => tagNameOf(page.tree, node)).indexOf(name);
}

describe('textSums', () => {
  const page = pageFromHtml(
    '<p>one 1<a href="/"><section>Straße <b>橋と道</b><script>var x</script></section></a><math><mi>x</mi></math>',
  );

  it('counts letters, those in links, and formulas', () => {
    const sums = textSums(page);
    expect(sums(nodeOf(page, 'section'))).toEqual({ letters: 9, linked: 9, holdsFormula: false });
    expect(sums(nodeOf(page, 'body'))).toEqual({ letters: 13, linked: 9, holdsFormula: true });
  });

  it('gives the same over a part of the page, inside of a link as well', () => {
    const section = nodeOf(page, 'section');
    const sums = textSums(page, section, page.tree.end[section]);
    expect(sums(section)).toEqual({ letters: 9, linked: 9, holdsFormula: false });
    expect(sums(nodeOf(page, 'b'))).toEqual({ letters: 3, linked: 3, holdsFormula: false });
  });
});
