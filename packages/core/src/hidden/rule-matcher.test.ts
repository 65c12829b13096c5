import { expect, it } from 'vitest';
import { tagNameOf } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { parseSelector } from '../page/selectors/parse-selector.ts';
import { RuleMatcher } from './rule-matcher.ts';

it('compares so many rules and no more; `style` attributes are read all the same', () => {
  const page = pageFromHtml('<p>1</p><b>2</b><i style="opacity:0">3</i>');
  const { compound } = parseSelector('*')![0]![0]!;
  const declarations = new Map([['display', 'none']]);
  const rule = { compound, declarations: () => declarations, specificity: 0, order: 0 };
  const rules = { ids: new Map(), classes: new Map(), tags: new Map([['*', [rule]]]) };
  const nodes = Array.from({ length: page.tree.size }, (_, node) => node);
  const elements = nodes.filter((node) => ['p', 'b', 'i'].includes(tagNameOf(page.tree, node)));
  const read = (matcher: RuleMatcher): string[][] =>
    elements.map((node) => [...matcher.declarationsOf(node).keys()]);
  expect(read(new RuleMatcher(page, rules))).toEqual([['display'], ['display'], ['display', 'opacity']]);
  expect(read(new RuleMatcher(page, rules, 2))).toEqual([['display'], ['display'], ['opacity']]);
});
