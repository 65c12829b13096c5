import { describe, expect, it } from 'vitest';
import { HiddenBy } from '../page/page-layout.ts';
import { INVISIBLE_BITS, inMarkupReason, isBait, layoutWayOf } from './reasons.ts';

describe('reasons for which something is hidden', () => {
  it('names the first of those that a browser gave, and folding before all', () => {
    expect(layoutWayOf(0)).toBeNull();
    expect(layoutWayOf(HiddenBy.noArea)).toBeNull();
    expect(layoutWayOf(HiddenBy.offScreen)).toBe('off-screen');
    expect(layoutWayOf(HiddenBy.clip | HiddenBy.offScreen)).toBe('clip');
    expect(layoutWayOf(HiddenBy.visibility | HiddenBy.opacity)).toBe('visibility');
    expect(layoutWayOf(HiddenBy.folded | HiddenBy.display)).toBe('folded');
  });

  it('takes neither folding nor a missing area for invisible', () => {
    const seen = HiddenBy.folded | HiddenBy.noArea;
    expect(INVISIBLE_BITS & seen).toBe(0);
    for (const bit of Object.values(HiddenBy))
      expect((bit & seen) !== 0 || (bit & INVISIBLE_BITS) !== 0).toBe(true);
  });

  it('tells bait from what pages hide for good reasons', () => {
    expect((['opacity', 'off-screen', 'no-size', 'transparent'] as const).every(isBait)).toBe(true);
    expect(
      (['display', 'visibility', 'clip', 'attribute', 'aria-hidden', 'closed', 'folded'] as const).some(
        isBait,
      ),
    ).toBe(false);
  });

  it('has words for what the markup states', () => {
    expect(inMarkupReason('attribute')).toBe('hidden attribute');
    expect(inMarkupReason('visibility')).toBe('hidden by style');
    expect(inMarkupReason('closed')).toBe('closed dialog');
  });
});
