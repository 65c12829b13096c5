import { describe, expect, it } from 'vitest';
import { isUnreadable, paintsNothing } from './ink.ts';

const isMaskedAway = (maskImage: string): boolean =>
  paintsNothing({ filter: 'none', maskImage } as CSSStyleDeclaration);

describe('isUnreadable', () => {
  it.each<[Partial<CSSStyleDeclaration>, boolean]>([
    [{}, true],
    [{ textShadow: 'none', webkitTextStrokeWidth: '0px' }, true],
    [{ textShadow: 'rgb(0, 0, 0) 0px 0px 4px' }, false],
    [{ webkitTextStrokeWidth: '1px' }, false],
  ])('tells whether white letters on white have an outline: %j', (style, expected) => {
    const letters = { fontSize: '16px', webkitTextFillColor: 'rgb(255, 255, 255)', ...style };
    expect(isUnreadable(letters as CSSStyleDeclaration, [255, 255, 255, 1])).toBe(expected);
  });
});

describe('paintsNothing', () => {
  it.each([
    'linear-gradient(rgba(0, 0, 0, 0), rgba(0, 0, 0, 0))',
    'linear-gradient(to right, rgba(0, 0, 0, 0), rgba(0, 0, 0, 0))',
    'linear-gradient(45deg, rgba(0, 0, 0, 0) 0%, rgba(0, 0, 0, 0) 100%)',
  ])('knows a mask without any colour: %s', (mask) => {
    expect(isMaskedAway(mask)).toBe(true);
  });

  it.each([
    'none',
    'linear-gradient(rgb(0, 0, 0), rgba(0, 0, 0, 0))',
    'linear-gradient(rgba(0, 0, 0, 0), rgb(0, 0, 0))',
    'linear-gradient(rgba(0, 0, 0, 0), rgb(0, 0, 0), rgba(0, 0, 0, 0))',
    'linear-gradient(rgba(0, 0, 0, 0), rgba(0, 0, 0, 0)), url("mask.png")',
    'url("rgba(0, 0, 0, 0)")',
  ])('knows a mask that leaves something: %s', (mask) => {
    expect(isMaskedAway(mask)).toBe(false);
  });

  it('reads a gradient of many stops once', () => {
    expect(isMaskedAway(`linear-gradient(${'rgba(0, 0, 0, 0), '.repeat(5000)}rgb(1, 2, 3))`)).toBe(false);
  });
});
