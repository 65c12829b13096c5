import { describe, expect, it } from 'vitest';
import { growthRatio } from '../trace/growth.cases.ts';
import { RuleReader } from './css-rules.ts';

function rulesOf(css: string): string[] {
  const rules: string[] = [];
  const reader = new RuleReader(css);
  while (reader.next()) rules.push(`${reader.selectors} → ${reader.body}`);
  return rules;
}

describe('RuleReader', () => {
  it.each([
    ['', []],
    ['a{b}', ['a → b']],
    [' a , b { c : d ; } .e{}', ['a , b →  c : d ; ', '.e → ']],
    ['@charset "x"; a{b}', ['a → b']],
    ['@media print{a{b}c{d}}e{f}', ['e → f']],
    ['a{b{c}d}e{f}', ['a → b{c}d', 'e → f']],
    ['}a{b}', ['}a → b']],
    ['a{b}c{d', ['a → b']],
    ['a{b}@media x{c{d}', ['a → b']],
    ['/**/a/* { */{/*/ } */b}/***/c{d}', ['a → b', 'c → d']],
    ['a{b}/* c{d}', ['a → b']],
    ['a{b}*/c{d}', ['a → b', '*/c → d']],
    ['a/*;*/b{c/* } */;d{/* { */}}/*@*/e/**/{f}', ['ab → c;d{}', 'e → f']],
    ['}/* } */}a{b}', ['}}a → b']],
    ['@media/* { */x{/* } */a{b}}c{d}', ['c → d']],
    ['a{b/* c}d{e}', []],
  ])('%s', (css, rules) => {
    expect(rulesOf(css)).toEqual(rules);
  });

  it.each(['/* a ', '/* a */', '{', '{}', '}', 'a{/*}*/}'])(
    'takes linear time over %s, many times',
    (piece) => {
      const prepare = (size: number): (() => void) => {
        const css = piece.repeat(size);
        return () => void rulesOf(css);
      };
      expect(growthRatio(prepare, 5_000, 16)).toBeLessThan(40);
    },
  );
});
