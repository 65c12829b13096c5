import { describe, expect, it } from 'vitest';
import { blocksBetween, fuse, fuseNeighbours } from './fuse.ts';
import { block, blocks } from './text-block.cases.ts';
import { Label } from './text-block.ts';

describe('fuse', () => {
  const first = block(3, { words: 4, linkedWords: 1, tagLevel: 5, labels: Label.heading });
  const second = block(5, { words: 30, lineWords: 24, lines: 2, tagLevel: 4, isContent: true });

  it('adds up counts, labels and parts, takes the lower level, and is content if one is', () => {
    expect(fuse(first, second)).toEqual({
      text: 'block 3\nblock 5',
      words: 34,
      linkedWords: 1,
      lineWords: 28,
      lines: 3,
      parts: [3, 5],
      firstText: 3,
      lastText: 5,
      tagLevel: 4,
      labels: Label.heading,
      isContent: true,
    });
  });

  it('changes neither', () => {
    expect(first.parts).toEqual([3]);
    expect(second.words).toBe(30);
  });

  it('knows how many blocks stood between', () => {
    expect(blocksBetween(first, second)).toBe(1);
    expect(blocksBetween(fuse(first, second), block(6))).toBe(0);
  });
});

describe('fuseNeighbours', () => {
  it('sees the block before as fused so far, and leaves its input alone', () => {
    const given = blocks({ words: 1 }, { words: 2 }, { words: 3 }, { words: 3 });
    // 1 + 2 = 3 fits the next 3; 6 does not fit the last 3.
    const fused = fuseNeighbours(
      given,
      (previous, next) => next.words === 2 || previous.words === next.words,
    );
    expect(fused.map(({ parts }) => parts)).toEqual([[0, 1, 2], [3]]);
    expect(given.map(({ parts }) => parts)).toEqual([[0], [1], [2], [3]]);
  });
});
