import { describe, expect, it } from 'vitest';
import { addLargeBlocks, addListAtEnd, dropBoilerplate, expandToTitle } from './expand-content.ts';
import { blocks, contentOf } from './text-block.cases.ts';
import { Label } from './text-block.ts';

const maybe = { labels: Label.mightBeContent };
const title = { labels: Label.mightBeContent | Label.title };
const main = { labels: Label.veryLikelyContent, isContent: true };
const item = { labels: Label.mightBeContent | Label.listItem, tagLevel: 3 };

describe('dropBoilerplate', () => {
  it('keeps content and the title', () => {
    const kept = dropBoilerplate(blocks({}, { labels: Label.title }, { isContent: true }, {}));
    expect(kept.map(({ parts }) => parts[0])).toEqual([1, 2]);
  });
});

describe('expandToTitle', () => {
  it('takes what might be content from the last title above the content on', () => {
    expect(contentOf(expandToTitle(blocks(title, maybe, title, maybe, {}, main, maybe)))).toEqual([2, 3, 5]);
  });

  it('does nothing where the title is below the content, or there is none of either', () => {
    expect(contentOf(expandToTitle(blocks(maybe, main, title)))).toEqual([1]);
    expect(contentOf(expandToTitle(blocks(maybe, main)))).toEqual([1]);
    expect(contentOf(expandToTitle(blocks(title, maybe)))).toEqual([]);
  });
});

describe('addLargeBlocks', () => {
  it('takes blocks of 100 words on the level of the main block', () => {
    const given = blocks(
      { words: 100 },
      { words: 99 },
      { words: 500, tagLevel: 3 },
      { ...main, words: 200 },
      { words: 100 },
    );
    expect(contentOf(addLargeBlocks(given))).toEqual([0, 3, 4]);
  });

  it('does nothing without a main block', () => {
    expect(contentOf(addLargeBlocks(blocks({ words: 100 }, { isContent: true })))).toEqual([1]);
  });
});

describe('addListAtEnd', () => {
  it('takes deeper list items without links right after the main block', () => {
    const given = blocks(item, main, item, item, {}, item);
    expect(contentOf(addListAtEnd(given))).toEqual([1, 2, 3]);
  });

  it('stops at a link, and wants a deeper level', () => {
    expect(contentOf(addListAtEnd(blocks(main, { ...item, linkedWords: 1 }, item)))).toEqual([0]);
    expect(contentOf(addListAtEnd(blocks(main, { ...item, tagLevel: 2 })))).toEqual([0]);
  });
});
