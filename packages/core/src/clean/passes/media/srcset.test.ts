import { describe, expect, it } from 'vitest';
import { bestCandidate } from './srcset.ts';

describe('bestCandidate', () => {
  it.each([
    ['a.png 1x, b.png 2x', 'b.png'],
    ['a.png 800w, b.png 400w', 'a.png'],
    ['a.png', 'a.png'],
    ['a.png, b.png 2x', 'b.png'],
    ['a,b.png 300w,c.png 200w', 'a,b.png'],
    ['  ,, a.png 1.5x ,', 'a.png'],
    ['data:image/gif;base64,AAAA 9x, b.png 1x', 'b.png'],
    ['javascript:x 3x', null],
    ['', null],
    [',', null],
  ])('%j', (srcset, expected) => {
    expect(bestCandidate(srcset)).toBe(expected);
  });
});
