import { describe, expect, it } from 'vitest';
import { collapsedLength } from './text-length.ts';

describe('collapsedLength', () => {
  it.each([
    ['', 0],
    [' \n\t', 0],
    ['a', 1],
    ['  a  ', 1],
    ['a \n b', 3],
    ['a b  ', 3],
    ['漢字', 2],
    ['10\u00a0km', 5],
  ])('%j has %i', (text, length) => {
    expect(collapsedLength(text)).toBe(length);
  });
});
