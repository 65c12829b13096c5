import { describe, expect, it } from 'vitest';
import { growthRatio } from '../../trace/growth.cases.ts';
import { type Applies, both, containerApplies, mediaApplies, supportsApplies } from './conditions.ts';

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
    ['(width >= 1921px)', 'never'],
    ['(500.5px <= width)', 'sometimes'],
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
    [`(min-width:1px)${' '.repeat(985)}`, 'always'],
    [`(min-width:1px)${' '.repeat(986)}`, 'never'],
    [' ', 'always'],
    [' '.repeat(1_001), 'always'],
    // White space wherever a sheet may have it.
    ['only  screen  and  ( min-width : 320px ) ', 'always'],
    ['only\tscreen and\t(min-height:1px)', 'always'],
    ['not  print', 'always'],
    ['screen ', 'always'],
    ['screen (color)', 'never'],
    ['screen and(color)', 'never'],
    ['screen  and  ( min-height : 1px )', 'always'],
    ['( prefers-color-scheme : light ) and ( scripting : enabled )', 'always'],
    ['(prefers-color-scheme:light) and (scripting:enabled)', 'always'],
    ['( prefers-reduced-motion : no-preference ) and ( min-resolution : 1dppx )', 'always'],
    ['(prefers-reduced-motion:no-preference) and (min-resolution:1dppx)', 'always'],
    ['( orientation : landscape )', 'sometimes'],
    ['( any-hover : hover ) and ( any-pointer : fine )', 'sometimes'],
    ['(any-hover:hover) and (any-pointer:fine)', 'sometimes'],
    ['(hover)', 'sometimes'],
    // Windows that are exactly as large as the condition says.
    ['(min-width:390px)', 'always'],
    ['screen and (min-width:1920px) and (color)', 'sometimes'],
    ['screen and (max-width:1280px) and (color)', 'sometimes'],
    ['(min-height:1081px)', 'never'],
    ['(width < 1280px)', 'never'],
    ['(width <= 1280px)', 'sometimes'],
    ['(width > 1920px)', 'never'],
    ['(width >= 1920px)', 'sometimes'],
    ['(1920px > width)', 'sometimes'],
    ['(1280px<=width<=1920px)', 'sometimes'],
    ['(0 <= width)', 'always'],
    ['(80em <= width <= 120rem)', 'sometimes'],
    ['(min-width:0)', 'always'],
    // What only looks like something known.
    ['(x-min-width:1px)', 'never'],
    ['(min-width:1pxx)', 'never'],
    ['(x-width > 1px)', 'never'],
    ['(width > 1pxx)', 'never'],
    ['(color-index)', 'never'],
    ['(x-color)', 'never'],
    ['(min-resolution: 2dppx)', 'never'],
    ['(min-resolution: 12dppx)', 'never'],
    ['(x-hover)', 'never'],
    ['(hover: none)', 'never'],
    ['wallscreen', 'never'],
    ['screens', 'never'],
    // Brackets and words that change what the rest means.
    ['(color)or (color)', 'never'],
    ['( (color))', 'never'],
    ['(color) and (not (color))', 'never'],
    ['(color) and ( not (color))', 'never'],
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
    ['(min-width:200px)', 'always'],
    ['(min-width:1281px)', 'never'],
    ['card', 'never'],
    ['card  (min-width:1px)', 'always'],
    ['?(min-width:1px)', 'never'],
    ['style(--a: b)', 'never'],
    [`(min-width:1px)${' '.repeat(985)}`, 'always'],
    [`(min-width:1px)${' '.repeat(986)}`, 'never'],
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
    ['(color:red)and (display:grid)', 'sometimes'],
    ['( (color:red))', 'sometimes'],
    ['((color:red))', 'sometimes'],
    ['(width:calc((1px)))', 'always'],
    ['( not (display:grid))', 'sometimes'],
    ['(not (display:grid))', 'sometimes'],
    ['( -moz-appearance:none)', 'never'],
    ['( display : nothing)', 'never'],
    ['selector(:not(a))', 'always'],
    [`(display:grid${'d'.repeat(986)})`, 'always'],
    [`(display:grid${'d'.repeat(987)})`, 'never'],
  ])('%s', (condition, applies) => {
    expect(supportsApplies(condition)).toBe(applies);
  });
});

describe('both', () => {
  it.each<[Applies, Applies, Applies]>([
    ['always', 'always', 'always'],
    ['always', 'sometimes', 'sometimes'],
    ['sometimes', 'always', 'sometimes'],
    ['sometimes', 'never', 'never'],
    ['never', 'sometimes', 'never'],
    ['never', 'always', 'never'],
  ])('%s and %s', (one, other, together) => {
    expect(both(one, other)).toBe(together);
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
