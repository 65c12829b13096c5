import { describe, expect, it } from 'vitest';
import { classifyByWords } from './classify-by-words.ts';
import { blocks, contentOf } from './text-block.cases.ts';
import type { TextBlock } from './text-block.ts';

/** Whether the middle one of three blocks is content. */
function isMiddleContent(
  previous: Partial<TextBlock>,
  block: Partial<TextBlock>,
  next: Partial<TextBlock>,
): boolean {
  return contentOf(classifyByWords(blocks(previous, block, next))).includes(1);
}

describe('classifyByWords', () => {
  const few = { words: 1 };

  it.each([
    // Little link text before: more than 16 words, or more than 15 after, or more than 4 before.
    [{ words: 4 }, { words: 16 }, { words: 15 }, false],
    [{ words: 4 }, { words: 17 }, { words: 15 }, true],
    [{ words: 4 }, { words: 16 }, { words: 16 }, true],
    [{ words: 5 }, { words: 16 }, { words: 15 }, true],
    // A link list before: more than 40 words, or more than 17 after.
    [{ words: 9, linkedWords: 6 }, { words: 40 }, { words: 17 }, false],
    [{ words: 9, linkedWords: 6 }, { words: 41 }, { words: 17 }, true],
    [{ words: 9, linkedWords: 6 }, { words: 40 }, { words: 18 }, true],
    // 5/9 is not yet a list of links.
    [{ words: 9, linkedWords: 5 }, { words: 17 }, few, true],
    // A third of link text is too much, a little less is not.
    [few, { words: 300, linkedWords: 100 }, few, false],
    [few, { words: 300, linkedWords: 99 }, few, true],
  ])('%j %j %j: %j', (previous, block, next, expected) => {
    expect(isMiddleContent(previous, block, next)).toBe(expected);
  });

  it('takes a missing neighbour for an empty block', () => {
    expect(contentOf(classifyByWords(blocks({ words: 17 })))).toEqual([0]);
    expect(contentOf(classifyByWords(blocks({ words: 16 })))).toEqual([]);
  });
});
