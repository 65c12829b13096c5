import { describe, expect, it } from 'vitest';
import { block } from './text-block.cases.ts';
import { linkDensity, textDensity } from './text-block.ts';

describe('densities', () => {
  it('are words per full line and link words per word', () => {
    const given = block(0, { words: 30, linkedWords: 6, lineWords: 25, lines: 2 });
    expect([textDensity(given), linkDensity(given)]).toEqual([12.5, 0.2]);
  });

  it('are 0 in a block without words', () => {
    const given = block(0, { words: 0 });
    expect([textDensity(given), linkDensity(given)]).toEqual([0, 0]);
  });

  it('have single precision: a third is not the third of a double', () => {
    expect(textDensity(block(0, { lineWords: 10, lines: 3 }))).toBe(Math.fround(10 / 3));
  });
});
