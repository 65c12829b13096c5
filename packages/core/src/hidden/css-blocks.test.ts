import { describe, expect, it } from 'vitest';
import { growthRatio } from '../trace/growth.cases.ts';
import { nextBlock, withoutComments } from './css-blocks.ts';

function blocksOf(css: string): string[] {
  const blocks: string[] = [];
  for (let next = nextBlock(css, 0); next !== null; next = nextBlock(css, next.end)) {
    blocks.push(`${next.selectors} → ${next.block}`);
  }
  return blocks;
}

describe('nextBlock', () => {
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
  ])('%s', (css, blocks) => {
    expect(blocksOf(css)).toEqual(blocks);
  });
});

describe('withoutComments', () => {
  it.each([
    ['a{b}', 'a{b}'],
    ['/**/a/* { */{/*/ } */b}/***/', 'a{b}'],
    ['a{b}/* c{d}', 'a{b}'],
    ['a{b}*/c{d}', 'a{b}*/c{d}'],
  ])('%s', (css, rest) => {
    expect(withoutComments(css)).toBe(rest);
  });

  it('takes linear time where comments stay open', () => {
    const prepare = (size: number): (() => void) => {
      const css = '/* a '.repeat(size);
      return () => void withoutComments(css);
    };
    expect(growthRatio(prepare, 5_000, 16)).toBeLessThan(40);
  });
});
