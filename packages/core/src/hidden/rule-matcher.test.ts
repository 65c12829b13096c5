import { expect, it } from 'vitest';
import { tagNameOf } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { parseSelector } from '../page/selectors/parse-selector.ts';
import { RuleMatcher } from './rule-matcher.ts';

it('compares so many rules and no more; `style` attributes are read all the same', () => {
  const page = pageFromHtml('<p id="a">1</p><p id="b">2</p><p id="c" style="opacity:0">3</p>');
  const { compound } = parseSelector('p')![0]![0]!;
  const declarations = new Map([['display', 'none']]);
  const rules = new Map([['p', [{ compound, declarations: () => declarations, specificity: 1, order: 0 }]]]);
  const nodes = Array.from({ length: page.tree.size }, (_, node) => node);
  const paragraphs = nodes.filter((node) => tagNameOf(page.tree, node) === 'p');
  const read = (matcher: RuleMatcher): string[][] =>
    paragraphs.map((node) => [...matcher.declarationsOf(node).keys()]);
  expect(read(new RuleMatcher(page, rules))).toEqual([['display'], ['display'], ['display', 'opacity']]);
  expect(read(new RuleMatcher(page, rules, 2))).toEqual([['display'], ['display'], ['opacity']]);
});
