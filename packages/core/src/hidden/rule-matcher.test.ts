import { describe, expect, it } from 'vitest';
import { tagNameOf } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { RuleReader } from './css-rules.ts';
import { RuleIndex } from './rule-index.ts';
import { RuleMatcher } from './rule-matcher.ts';

/** The properties that each `p`, `b`, `i` and `x-…` of a page declares, where so much may be spent on comparing. */
function propertiesOf(css: string, html: string, maxSpent?: number): string[][] {
  const page = pageFromHtml(html);
  const matcher = new RuleMatcher(page, rulesOf(css), maxSpent);
  const nodes = Array.from({ length: page.tree.size }, (_, node) => node);
  return nodes
    .filter((node) => /^(?:[pbi]$|x-)/u.test(tagNameOf(page.tree, node)))
    .map((node) => [...matcher.declarationsOf(node).keys()]);
}

function rulesOf(css: string): RuleIndex {
  const rules = new RuleIndex();
  const reader = new RuleReader(css);
  while (reader.next()) rules.add(reader);
  return rules;
}

describe('RuleMatcher', () => {
  it('is partial once it has spent all', () => {
    const page = pageFromHtml('<p>1</p><b>2</b>');
    const matcher = new RuleMatcher(page, rulesOf('*{display:none}'), 100);
    const partial = [false];
    for (let node = 1; node < page.tree.size; node++) {
      matcher.declarationsOf(node);
      partial.push(matcher.isPartial);
    }
    expect([partial[0], partial[1], partial.at(-1)]).toEqual([false, false, true]);
  });

  it('spends so much on rules and no more; `style` attributes are read all the same', () => {
    const css = '*{display:none}';
    const html = '<p>1</p><b>2</b><i style="opacity:0">3</i>';
    expect(propertiesOf(css, html)).toEqual([['display'], ['display'], ['display', 'opacity']]);
    // A rule that needs no look at the element costs 64, and what it declares 16.
    expect(propertiesOf(css, html, 144)).toEqual([['display'], ['display'], ['opacity']]);
    expect(propertiesOf(css, html, 143)).toEqual([['display'], [], ['opacity']]);
  });

  it.each([
    ['long attributes', 'p[title]{display:none}', `<p title="${'a'.repeat(1_000)}">`],
    ['references', 'p[title]{display:none}', `<p title="${'&amp;'.repeat(2)}">`],
    ['attributes without a value', 'p[title]{display:none}', '<p title a b c d e f g h>'],
    ['many classes', '.a.b{display:none}', `<p class="a b ${'c '.repeat(500)}">`],
    ['comments beside it', 'p:first-child{display:none}', `<div>${'<!---->'.repeat(1_000)}<p>`],
    ['a long name', '.a{display:none}p.a{opacity:0}', `<x-${'y'.repeat(1_000)} class=a>`],
    ['many conditions', `p${'[title]'.repeat(99)}{display:none}`, '<p title>'],
  ])('takes %s into account', (_, css, html) => {
    // One rule with two conditions on an element with little in it, and on one with a single short attribute.
    const little = 2 * 64 + 2 * 8;
    expect(propertiesOf(css, html)[0]).toEqual(['display']);
    expect(propertiesOf(css, html, little)[0]).toEqual([]);
    expect(propertiesOf('p[title]{display:none}', '<p title=a>', little)[0]).toEqual(['display']);
  });
});
