import { describe, expect, it } from 'vitest';
import { block, blocks, contentOf } from '../../text-blocks/text-block.cases.ts';
import { hasLabel, Label, type TextBlock } from '../../text-blocks/text-block.ts';
import { classifyByDensity } from './classify-by-density.ts';
import { dropAfterEnd, dropTrailingHeadings, labelEndOfText } from './end-of-text.ts';
import { fuseContentOnLevel, fuseEqualDensity, fuseIntoPrevious } from './fusions.ts';
import { keepLargest, keepLargestAndLevel } from './keep-largest.ts';

const partsOf = (given: readonly TextBlock[]): (readonly number[])[] => given.map(({ parts }) => parts);

/** A block of one line with that many words, so that this is its text density. */
const dense = (words: number): Partial<TextBlock> => ({ words });

describe('classifyByDensity', () => {
  const links = { words: 9, linkedWords: 6 };

  it.each([
    // At most 9 words a line: content if the next is denser than 10 or the one before denser than 4.
    [dense(4), dense(9), dense(10), false],
    [dense(4), dense(9), dense(11), true],
    [dense(5), dense(9), dense(10), true],
    // More than 9: content unless nothing follows.
    [dense(1), dense(10), dense(1), true],
    [dense(1), dense(10), dense(0), false],
    // After a list of links only what is followed by dense text.
    [links, dense(13), dense(11), false],
    [links, dense(13), dense(12), true],
    [{ words: 9, linkedWords: 5 }, dense(10), dense(1), true],
    // A third of link text is too much.
    [dense(5), { words: 300, linkedWords: 100 }, dense(12), false],
    [dense(5), { words: 300, linkedWords: 99 }, dense(12), true],
  ])('%j %j %j: %j', (previous, given, next, expected) => {
    expect(contentOf(classifyByDensity(blocks(previous, given, next))).includes(1)).toBe(expected);
  });

  it('takes a missing neighbour for an empty block: the last block is never content by itself', () => {
    expect(contentOf(classifyByDensity(blocks(dense(50))))).toEqual([]);
    expect(contentOf(classifyByDensity(blocks(dense(5), dense(9))))).toEqual([1]);
  });
});

describe('fusions', () => {
  it('of equal density', () => {
    const given = blocks(dense(3), { words: 6, lineWords: 6, lines: 2 }, dense(3), dense(4));
    expect(partsOf(fuseEqualDensity(given))).toEqual([[0, 1, 2], [3]]);
  });

  it('of content with the block before, which becomes content', () => {
    const given = blocks({}, {}, { isContent: true }, { isContent: true }, {}, { isContent: true });
    const fused = fuseIntoPrevious(given);
    expect(partsOf(fused)).toEqual([[0], [1, 2, 3], [4, 5]]);
    expect(fused.map(({ isContent }) => isContent)).toEqual([false, true, true]);
  });

  it('reach over one dropped block and no more', () => {
    const content = { isContent: true };
    const given = [block(0, content), block(2, content), block(5, content)];
    expect(partsOf(fuseIntoPrevious(given))).toEqual([[0, 2], [5]]);
  });

  it('of content on one level', () => {
    const content = { isContent: true };
    const given = blocks({}, content, content, { ...content, tagLevel: 3 }, {}, content);
    expect(partsOf(fuseContentOnLevel(given))).toEqual([[0], [1, 2], [3], [4], [5]]);
  });
});

describe('end of text', () => {
  const prose = (words: number): Partial<TextBlock> => ({ words, isContent: true });
  const end = { labels: Label.endOfText, words: 1 };

  it('is labelled', () => {
    const [first, second] = labelEndOfText(
      blocks({ text: 'Add your comment' }, { text: 'A comment on this' }),
    );
    expect([hasLabel(first!, Label.endOfText), hasLabel(second!, Label.endOfText)]).toEqual([true, false]);
  });

  it('counts after 60 words of dense content', () => {
    expect(contentOf(dropAfterEnd(blocks(prose(59), end, prose(20))))).toEqual([0, 2]);
    expect(contentOf(dropAfterEnd(blocks(prose(60), end, prose(20))))).toEqual([0]);
  });

  it('leaves out text with fewer than 9 words a line and text that is not content', () => {
    const sparse = { words: 89, lineWords: 89, lines: 10, isContent: true };
    const nine = { ...sparse, words: 90, lineWords: 90 };
    expect(contentOf(dropAfterEnd(blocks(sparse, { words: 90 }, end, prose(20))))).toEqual([0, 3]);
    expect(contentOf(dropAfterEnd(blocks(nine, end, prose(20))))).toEqual([0]);
  });

  it('has no headings', () => {
    const content = { isContent: true };
    const heading = { isContent: true, labels: Label.heading };
    expect(contentOf(dropTrailingHeadings(blocks(heading, content, heading, {}, heading)))).toEqual([0, 1]);
    expect(contentOf(dropTrailingHeadings(blocks(heading, {})))).toEqual([]);
  });
});

describe('keepLargest', () => {
  it('keeps one block', () => {
    const given = blocks({ words: 20, isContent: true }, { words: 30, isContent: true }, { words: 99 });
    expect(contentOf(keepLargest(given))).toEqual([1]);
  });

  it('leaves a page of one block alone', () => {
    const given = blocks({ isContent: true });
    expect(keepLargest(given)).toBe(given);
    expect(keepLargestAndLevel(given)).toBe(given);
  });

  it('also keeps blocks of 150 words on the same level, up to a lower one', () => {
    const given = blocks(
      { words: 150, tagLevel: 4 },
      { words: 150, tagLevel: 3 },
      { words: 150, tagLevel: 4 },
      { words: 149, tagLevel: 4 },
      { words: 150, tagLevel: 5 },
      { words: 200, tagLevel: 4, isContent: true },
      { words: 150, tagLevel: 4 },
    );
    expect(contentOf(keepLargestAndLevel(given))).toEqual([2, 5, 6]);
  });

  it('keeps nothing where nothing is content', () => {
    expect(contentOf(keepLargestAndLevel(blocks({ words: 200 }, {})))).toEqual([]);
  });
});
