import { describe, expect, it } from 'vitest';
import { growthRatio } from '../trace/growth.cases.ts';
import { RuleReader } from './css-rules.ts';
import { RuleIndex } from './rule-index.ts';
import type { StyleRule } from './style-rule.ts';

function indexOf(css: string, maxRules?: number): RuleIndex {
  const rules = new RuleIndex(maxRules);
  const reader = new RuleReader(css);
  while (reader.next() && !rules.isFull) rules.add(reader);
  return rules;
}

const HIDE = '{display:none}';

describe('RuleIndex', () => {
  it.each([
    ['.a', 'classes', 'a'],
    ['#a', 'ids', 'a'],
    ['P', 'tags', 'p'],
    ['dIV', 'tags', 'div'],
    ['.aB', 'classes', 'aB'],
    ['*', 'tags', '*'],
    [':root', 'tags', '*'],
    ['p.a.b', 'classes', 'a'],
    ['p.a#b', 'ids', 'b'],
    ['.a:first-child', 'classes', 'a'],
    ['.b .c, .a', 'classes', 'a'],
    ['.日本', 'classes', '日本'],
    ['.a\\:b', 'classes', 'a:b'],
    ['p[title="a b, c"]', 'tags', 'p'],
    ["[data-x=']'].a", 'classes', 'a'],
    ['[hidden]', 'tags', '*'],
    ['p[id=a]', 'ids', 'a'],
    ['p[class~=a]', 'classes', 'a'],
    ['p:not(.a, #b)', 'tags', 'p'],
    ['p:not([title=")"])', 'tags', 'p'],
  ] as const)('%s is found by %s: %s', (selector, table, name) => {
    expect(indexOf(selector + HIDE)[table].get(name)).toHaveLength(1);
  });

  it.each([
    '.a .b',
    '.a > .b',
    '.a:hover',
    '.a::before',
    '.a, .b:hover',
    '.a, ..b',
    '.a,',
    '[title] .a',
    '.a:not(.b) .a',
  ])('%s is about no single element, or cannot be read', (selector) => {
    const { ids, classes, tags } = indexOf(selector + HIDE);
    const found = [ids.get('a'), classes.get('a'), classes.get('b'), tags.get('*')].flatMap(
      (rules) => rules ?? [],
    );
    expect(found).toEqual([]);
  });

  it('gives each rule its declarations, its specificity and its place', () => {
    const rules = indexOf('.a, p.a{display:none}.b{color:red}.a{display:block}.a{margin:0}').classes.get('a');
    const seen = ({ declarations, specificity, order }: StyleRule): unknown[] => [
      declarations().get('display'),
      specificity,
      order,
    ];
    expect(rules!.map(seen)).toEqual([
      ['none', 100, 0],
      ['none', 101, 1],
      ['block', 100, 3],
    ]);
  });

  it('is full of rules, not of selectors that say nothing', () => {
    const nothing = ['.a, ..b', '.c,', '[title] .d', '.e, .f]'].map((selectors) => selectors + HIDE).join('');
    const rules = indexOf(`${nothing}.x{display:none}${nothing}.y, .y p{display:none}.z{display:none}`, 2);
    expect(rules.isFull).toBe(true);
    expect(rules.classes.get('x')).toHaveLength(1);
    expect(rules.classes.get('y')).toHaveLength(1);
    expect(rules.classes.get('z')).toBeUndefined();
  });

  it('takes linear time over conditions that stay open', () => {
    const prepare = (size: number): (() => void) => {
      const css = `${'[a="'.repeat(size)}${':not('.repeat(size)}${'['.repeat(size)}${HIDE}`;
      return () => void indexOf(css);
    };
    expect(growthRatio(prepare, 2_000, 16)).toBeLessThan(40);
  });
});
