import { describe, expect, it } from 'vitest';
import { type Clipping, clippingBelow, isClipped, isCutAway, UNCLIPPED } from './clipping.ts';

const isCut = (values: Partial<CSSStyleDeclaration>): boolean =>
  isCutAway(style(values), values.position ?? 'static');

const below = (
  above: Clipping,
  values: Partial<CSSStyleDeclaration>,
  size: { width: number; height: number },
): Clipping => {
  const { display, position } = style(values);
  return clippingBelow(above, { display, position, isCutAway: isCut(values) }, style(values), size);
};

const style = (values: Partial<CSSStyleDeclaration>): CSSStyleDeclaration =>
  ({
    display: 'block',
    position: 'static',
    clip: 'auto',
    clipPath: 'none',
    overflow: 'visible',
    textIndent: '0px',
    ...values,
  }) as CSSStyleDeclaration;

describe('isCutAway', () => {
  it('recognises the shapes that leave nothing', () => {
    for (const clipPath of ['inset(50%)', 'inset(100%)', 'circle(0px at 50% 50%)', 'ellipse(0% 0%)'])
      expect(isCut({ clipPath })).toBe(true);
    for (const clipPath of [
      'none',
      'inset(10%)',
      'circle(50%)',
      'url("#shape")',
      'polygon(0 0, 9px 0, 9px 9px)',
    ])
      expect(isCut({ clipPath })).toBe(false);
  });

  it('considers `clip` only where it applies', () => {
    const clip = 'rect(1px, 1px, 1px, 1px)';
    expect(isCut({ clip, position: 'absolute' })).toBe(true);
    expect(isCut({ clip, position: 'relative' })).toBe(false);
    expect(isCut({ clip: 'rect(0px, 200px, 100px, 0px)', position: 'fixed' })).toBe(false);
    expect(isCut({ clip: 'rect(auto, auto, auto, auto)', position: 'fixed' })).toBe(false);
  });
});

describe('clippingBelow', () => {
  const none = { width: 300, height: 0 };
  const some = { width: 300, height: 40 };

  it('starts at a box without size that hides its overflow', () => {
    expect(below(UNCLIPPED, { overflow: 'hidden' }, none).flow).toBe(true);
    expect(below(UNCLIPPED, { overflow: 'hidden' }, some)).toBe(UNCLIPPED);
    expect(below(UNCLIPPED, { overflow: 'visible' }, none)).toBe(UNCLIPPED);
    expect(below(UNCLIPPED, { overflow: 'hidden', display: 'inline' }, none)).toBe(UNCLIPPED);
    expect(below(UNCLIPPED, { display: 'table-cell' }, { width: 0, height: 9 }).flow).toBe(true);
    expect(below(UNCLIPPED, { overflow: 'hidden', textIndent: '100%' }, some).flow).toBe(true);
    expect(below(UNCLIPPED, { overflow: 'visible', textIndent: '100%' }, some)).toBe(UNCLIPPED);
    expect(below(UNCLIPPED, { overflow: 'hidden', textIndent: '20px' }, { width: 300, height: 9 })).toBe(
      UNCLIPPED,
    );
  });

  it('does not reach boxes that are positioned against an outer ancestor', () => {
    const clipping = below(UNCLIPPED, { overflow: 'hidden' }, none);
    expect([isClipped(clipping, 'static'), isClipped(clipping, 'relative')]).toEqual([true, true]);
    expect([isClipped(clipping, 'absolute'), isClipped(clipping, 'fixed')]).toEqual([false, false]);
  });

  it('reaches absolute boxes from a positioned one, and everything from a clip-path', () => {
    const positioned = below(UNCLIPPED, { overflow: 'hidden', position: 'relative' }, none);
    expect([isClipped(positioned, 'absolute'), isClipped(positioned, 'fixed')]).toEqual([true, false]);
    const cut = below(UNCLIPPED, { clipPath: 'inset(50%)' }, some);
    expect(['static', 'absolute', 'fixed'].map((position) => isClipped(cut, position))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('ends where an absolute box escapes it, for everything in that box', () => {
    const clipped = below(UNCLIPPED, { overflow: 'hidden' }, none);
    const escaped = below(clipped, { position: 'absolute' }, some);
    expect(isClipped(escaped, 'static')).toBe(false);
  });
});
