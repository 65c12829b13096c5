import { describe, expect, it } from 'vitest';
import { keepOnly, largestBlock } from './largest-block.ts';
import { blocks, contentOf } from './text-block.cases.ts';
import { hasLabel, Label } from './text-block.ts';

describe('largestBlock', () => {
  it('is the content block with the most words, the first of equals', () => {
    const given = blocks(
      { words: 99 },
      { words: 20, isContent: true },
      { words: 30, isContent: true },
      { words: 30, isContent: true },
    );
    expect(largestBlock(given)).toBe(2);
  });

  it('is none where nothing is content', () => {
    expect(largestBlock(blocks({}, {}))).toBe(-1);
  });
});

describe('keepOnly', () => {
  const kept = keepOnly(blocks({ isContent: true }, { isContent: true }, {}), 1);

  it('leaves one block as content', () => {
    expect(contentOf(kept)).toEqual([1]);
  });

  it('labels it, and all others as what might be content', () => {
    expect(kept.map((block) => hasLabel(block, Label.veryLikelyContent))).toEqual([false, true, false]);
    expect(kept.map((block) => hasLabel(block, Label.mightBeContent))).toEqual([true, false, true]);
  });
});
