import { describe, expect, it } from 'vitest';
import { clippingBelow, isClipped, isCutAway, UNCLIPPED } from './clipping.ts';

const style = (values: Partial<CSSStyleDeclaration>): CSSStyleDeclaration =>
  ({
    display: 'block',
    position: 'static',
    clip: 'auto',
    clipPath: 'none',
    overflow: 'visible',
    ...values,
  }) as CSSStyleDeclaration;

describe('isCutAway', () => {
  it('knows the shapes that leave nothing', () => {
    for (const clipPath of ['inset(50%)', 'inset(100%)', 'circle(0px at 50% 50%)', 'ellipse(0% 0%)'])
      expect(isCutAway(style({ clipPath }))).toBe(true);
    for (const clipPath of [
      'none',
      'inset(10%)',
      'circle(50%)',
      'url("#shape")',
      'polygon(0 0, 9px 0, 9px 9px)',
    ])
      expect(isCutAway(style({ clipPath }))).toBe(false);
  });

  it('reads clip only where it applies', () => {
    const clip = 'rect(1px, 1px, 1px, 1px)';
    expect(isCutAway(style({ clip, position: 'absolute' }))).toBe(true);
    expect(isCutAway(style({ clip, position: 'relative' }))).toBe(false);
    expect(isCutAway(style({ clip: 'rect(0px, 200px, 100px, 0px)', position: 'fixed' }))).toBe(false);
    expect(isCutAway(style({ clip: 'rect(auto, auto, auto, auto)', position: 'fixed' }))).toBe(false);
  });
});

describe('clippingBelow', () => {
  const none = { width: 300, height: 0 };
  const some = { width: 300, height: 40 };

  it('starts at a box without size that hides its overflow', () => {
    expect(clippingBelow(UNCLIPPED, style({ overflow: 'hidden' }), none).flow).toBe(true);
    expect(clippingBelow(UNCLIPPED, style({ overflow: 'hidden' }), some)).toBe(UNCLIPPED);
    expect(clippingBelow(UNCLIPPED, style({ overflow: 'visible' }), none)).toBe(UNCLIPPED);
    expect(clippingBelow(UNCLIPPED, style({ overflow: 'hidden', display: 'inline' }), none)).toBe(UNCLIPPED);
  });

  it('does not reach what is positioned against something further out', () => {
    const below = clippingBelow(UNCLIPPED, style({ overflow: 'hidden' }), none);
    expect([isClipped(below, 'static'), isClipped(below, 'relative')]).toEqual([true, true]);
    expect([isClipped(below, 'absolute'), isClipped(below, 'fixed')]).toEqual([false, false]);
  });

  it('reaches absolute boxes from a positioned one, and everything from a clip-path', () => {
    const positioned = clippingBelow(UNCLIPPED, style({ overflow: 'hidden', position: 'relative' }), none);
    expect([isClipped(positioned, 'absolute'), isClipped(positioned, 'fixed')]).toEqual([true, false]);
    const cut = clippingBelow(UNCLIPPED, style({ clipPath: 'inset(50%)' }), some);
    expect(['static', 'absolute', 'fixed'].map((position) => isClipped(cut, position))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('ends where an absolute box escapes it, for all below that box', () => {
    const clipped = clippingBelow(UNCLIPPED, style({ overflow: 'hidden' }), none);
    const escaped = clippingBelow(clipped, style({ position: 'absolute' }), some);
    expect(isClipped(escaped, 'static')).toBe(false);
  });
});
