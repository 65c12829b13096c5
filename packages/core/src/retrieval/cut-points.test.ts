import { describe, expect, it } from 'vitest';
import { growthRatio } from '../trace/growth.cases.ts';
import { middleOf } from './cut-points.ts';

/** The parts of a text that is cut until each has at most `size` units or cannot be cut. */
function partsOf(text: string, size: number): readonly string[] {
  const parts: string[] = [];
  const open: [number, number][] = [[0, text.length]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [from, to] = next;
    const middle = to - from <= size ? -1 : middleOf(text, from, to);
    if (middle < 0) parts.push(text.slice(from, to));
    else open.push([middle, to], [from, middle]);
  }
  return parts;
}

describe('middleOf', () => {
  it.each([
    ['a skin tone', '👍🏽'],
    ['a skin tone after a sign outside the planes of emoji', '☝🏽'],
    ['a family', '👨‍👩‍👧'],
    ['a flag', '🇩🇪'],
    ['a letter with a mark', 'e\u0301'],
  ])('never cuts %s', (_, letter) => {
    const text = letter.repeat(101);
    const parts = partsOf(text, 24);
    expect(parts.join('')).toBe(text);
    expect(parts.length).toBeGreaterThan(4);
    for (const part of parts) expect(part).toMatch(new RegExp(`^(?:${letter})+$`, 'u'));
  });

  it.each([
    ['flags', '🇩🇪'],
    ['marks', '\u0301'],
    ['joiners', '\u200d'],
    ['skin tones', '🏽'],
    ['lone halves', '\udc00'],
  ])('finds a place among any number of %s', (_, letter) => {
    const text = letter.repeat(5000);
    const parts = partsOf(text, 24);
    expect(parts.join('')).toBe(text);
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(24);
      expect(part.length % letter.length).toBe(0);
    }
  });

  it('never cuts a character', () => {
    expect(middleOf('😀', 0, 2)).toBe(-1);
    expect(middleOf('x', 0, 1)).toBe(-1);
  });

  it.each(['🇩🇪', '\u0301', '🏽'])('takes hardly more than linear time: %s', (letter) => {
    const prepare = (n: number): (() => void) => {
      const text = letter.repeat(n);
      return () => void partsOf(text, 24);
    };
    expect(growthRatio(prepare, 500, 16)).toBeLessThan(80);
  });
});
