import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { growthRatio } from '../trace/growth.cases.ts';
import { groundsOf, PAPER } from './grounds.ts';
import { variablesIn } from './variables.ts';

describe('variablesIn', () => {
  it('finds the values of each custom property', () => {
    const css = ':root{--A: 1px;--b:2px}p{--a:3px;left:var(--a)}.x--a:hover{top:0}';
    expect([...variablesIn([css])]).toEqual([
      ['--a', ['1px', '3px']],
      ['--b', ['2px']],
    ]);
  });
});

describe('groundsOf', () => {
  it('finds the colours of custom properties', () => {
    const css = ':root{--a:#f00}';
    expect(groundsOf(pageFromHtml('<p>'), [{ css, applies: 'always' }])).toEqual([PAPER, [255, 0, 0, 1]]);
  });
});

describe('runs of dashes', () => {
  const page = pageFromHtml('<p>');
  it.each<[string, (css: string) => unknown]>([
    ['values', (css) => variablesIn([css])],
    ['grounds', (css) => groundsOf(page, [{ css, applies: 'always' }])],
  ])('take linear time while looking for %s', (_, look) => {
    const prepare = (size: number): (() => void) => {
      const css = `.y{${'-'.repeat(size)}}`;
      return () => void look(css);
    };
    expect(growthRatio(prepare, 500, 16)).toBeLessThan(40);
  });
});
