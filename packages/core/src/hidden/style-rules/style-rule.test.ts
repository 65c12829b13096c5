import { describe, expect, it } from 'vitest';
import { byImportance, byStrength, type RuleList, testsOf } from './style-rule.ts';
import { listsOf } from './style-rules.cases.ts';

const listOf = (selectors: string): RuleList => listsOf(`${selectors}{left:0}`)[0]!;

describe('the keys that find a rule', () => {
  it.each([
    ['.a', ['.a']],
    ['p.a, i #b, u', ['.a', '#b', 'u']],
    ['.a:not([x=")"])', ['.a']],
    [':is(.a, b)', ['.a', 'b']],
    ['[title]', ['[title']],
    // Lists that cannot be read are found by what stands in them.
    ['.a:has(b)', ['.a']],
    ['.a, :has(b)', ['.a']],
  ])('%s: %j', (selectors, keys) => {
    expect(listOf(selectors).keys).toEqual(keys);
  });

  it('of nested rules are their own, or those of the rule around', () => {
    const keysOf = (css: string): (readonly string[])[] => listsOf(css).map(({ keys }) => keys);
    expect(keysOf('.x{p &{left:0}}')).toEqual([['.x']]);
    expect(keysOf('.x{.y{left:0}}')).toEqual([['.y']]);
    expect(keysOf('.x{&:has(p){left:0}}')).toEqual([['.x']]);
    expect(keysOf('.x{.y:has(p){left:0}}')).toEqual([['.y']]);
  });

  it('find the selectors that have them', () => {
    const list = listOf('.a, p .a, .b');
    expect(list.rulesFor('.a').map(({ keys, chain }) => [keys, chain.length])).toEqual([
      [['.a'], 1],
      [['.a'], 2],
    ]);
    expect(list.rulesFor('.c')).toEqual([]);
    expect(listOf('.a:has(b)').rulesFor('.a')).toMatchObject([{ chain: [], keys: ['.a'], isFound: false }]);
  });
});

describe('a selector', () => {
  it.each(['a::before', 'a:hover', 'a:hover b', 'a b:focus'])('%s is never met', (selector) => {
    const list = listOf(selector);
    expect(list.keys.flatMap((key) => list.rulesFor(key))).toEqual([]);
  });

  it.each(['.a', '#a', 'p', '*', '[class~=a]', '[id=a]'])('%s asks for nothing but its key', (selector) => {
    const list = listOf(selector);
    expect(list.rulesFor(list.keys[0]!)).toMatchObject([{ isFound: true }]);
  });

  it.each([
    ...['p.a', '.a.b', 'i .a', '.a:first-child', '.a:nth-child(2)', '.a:not(.b)', '.a:is(.b)', '.a:checked'],
    ...['[title]', '[class=a]', '[id~=a]', '[id^=a]', "[class~='']", "[id='']", '[title~=a]', '[title=a]'],
  ])('%s asks for more', (selector) => {
    const list = listOf(selector);
    expect(list.rulesFor(list.keys[0]!)).toMatchObject([{ isFound: false }]);
  });

  it.each([
    ['p', 1],
    ['.a', 2],
    ['.a.b[c]', 4],
    ['p:first-child', 2],
    ['p:nth-child(2):nth-child(2n)', 3],
    ['p:is(.a):is(b)', 3],
    ['.a:not(b, i)', 4],
  ])('%s takes %i tests', (selector, count) => {
    const [rule] = listOf(selector).rulesFor(listOf(selector).keys[0]!);
    expect(testsOf(rule!.chain[0]!.compound)).toBe(count);
  });
});

describe('the order of rules', () => {
  const css = '@layer x{#a{left:0}}@layer y{#a{left:0}}#a{left:0}p{left:0}p{left:0}';
  const rules = listsOf(css).flatMap((list) => list.rulesFor(list.keys[0]!));
  const orders = (compare: typeof byStrength): number[] =>
    rules.toSorted(compare).map(({ list }) => list.order);

  it('is by layer, specificity and place', () => {
    expect(orders(byStrength)).toEqual([0, 1, 3, 4, 2]);
    expect(byStrength(rules[3]!, rules[4]!)).toBeLessThan(0);
    expect(byStrength(rules[4]!, rules[3]!)).toBeGreaterThan(0);
  });

  it('is by layer the other way round for what is important', () => {
    expect(orders(byImportance)).toEqual([3, 4, 2, 1, 0]);
  });
});
