import { describe, expect, it } from 'vitest';
import { isPaintedAway } from './ink.ts';

const isMaskedAway = (maskImage: string): boolean =>
  isPaintedAway({ filter: 'none', maskImage } as CSSStyleDeclaration);

describe('isPaintedAway', () => {
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
