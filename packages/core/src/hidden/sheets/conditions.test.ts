import { describe, expect, it } from 'vitest';
import { growthRatio } from '../../trace/growth.cases.ts';
import { containerApplies, mediaApplies, supportsApplies } from './conditions.ts';

describe('mediaApplies', () => {
  it.each([
    ['', 'always'],
    [' screen', 'always'],
    ['all', 'always'],
    ['only screen', 'always'],
    ['print', 'never'],
    ['not print', 'always'],
    ['not screen', 'never'],
    ['print, screen', 'always'],
    ['print, speech', 'never'],
    ['(min-width:320px)', 'always'],
    ['(min-width: 80em)', 'sometimes'],
    ['(min-width: 81em)', 'sometimes'],
    ['(max-width:600px)', 'never'],
    ['only screen and (min-width: 320px)', 'always'],
    ['(min-width:391px)', 'sometimes'],
    ['(max-width:1280px)', 'sometimes'],
    ['(max-width:1920px)', 'always'],
    ['not all and (max-width:600px)', 'sometimes'],
    ['screen and (min-width:1000px) and (max-width:3000px)', 'sometimes'],
    ['screen and (min-width:1000px) and (max-width:1300px)', 'sometimes'],
    ['(min-height:700px)', 'always'],
    ['(max-device-width:480px)', 'never'],
    ['(width >= 20em)', 'always'],
    ['(width > 1280px)', 'sometimes'],
    ['(400px <= width <= 700px)', 'never'],
    ['(400px < width)', 'sometimes'],
    ['(height < 500px)', 'never'],
    ['(width <= 1920px)', 'always'],
    ['(orientation:landscape)', 'sometimes'],
    ['(orientation:portrait)', 'never'],
    ['(prefers-color-scheme: light)', 'always'],
    ['(prefers-color-scheme: dark)', 'never'],
    ['(hover: hover) and (pointer: fine)', 'sometimes'],
    ['(something-new: yes)', 'never'],
    ['not (something-new: yes)', 'never'],
    ['((min-width:1px))', 'never'],
    ['(min-width:1px) or (color)', 'never'],
    ['screen nonsense', 'never'],
    ['( min-width : 1px )', 'always'],
    [`(min-width:1px)${' '.repeat(1_000)}`, 'never'],
  ])('%s', (list, applies) => {
    expect(mediaApplies(list)).toBe(applies);
  });
});

describe('containerApplies', () => {
  it.each([
    ['(min-width:1px)', 'always'],
    [' card (inline-size > 100px)', 'always'],
    ['(min-width:700px)', 'sometimes'],
    ['(max-width:100px)', 'never'],
    ['card', 'never'],
    ['style(--a: b)', 'never'],
  ])('%s', (condition, applies) => {
    expect(containerApplies(condition)).toBe(applies);
  });
});

describe('supportsApplies', () => {
  it.each([
    ['(display:grid)', 'always'],
    ['(display: grid)', 'always'],
    ['not (display:grid)', 'never'],
    ['not (display:nothing)', 'always'],
    ['(display: nothing)', 'never'],
    ['(-moz-appearance:none)', 'never'],
    ['(-webkit-line-clamp:2)', 'always'],
    ['selector(:has(a))', 'always'],
    ['(color:red) and (display:grid)', 'sometimes'],
    ['not ((color:red) or (display:grid))', 'never'],
  ])('%s', (condition, applies) => {
    expect(supportsApplies(condition)).toBe(applies);
  });
});

describe('conditions', () => {
  it.each<[string, (condition: string) => string, string, string]>([
    ['spaces in brackets', mediaApplies, '(a', 'b)'],
    ['spaces that nothing closes', mediaApplies, '(', ''],
    ['spaces before nothing', containerApplies, '', 'a'],
    ['spaces before a sign', supportsApplies, '(display:', '!'],
  ])('take linear time over %s', (_, applies, before, after) => {
    // A condition that is too long is not read at all.
    const prepare = (size: number): (() => void) => {
      const condition = before + ' '.repeat(size) + after;
      return () => void applies(condition);
    };
    expect(growthRatio(prepare, 60, 16)).toBeLessThan(40);
  });
});
