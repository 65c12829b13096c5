import { describe, expect, it } from 'vitest';
import { BlockBuilder, type BlockMeter, type TagEffect } from './block-builder.ts';
import { Label } from './text-block.ts';

const PHRASE: TagEffect = {
  raisesLevel: false,
  breaksBlock: false,
  isLink: false,
  isSpaced: false,
  labels: 0,
};
const BLOCK: TagEffect = { ...PHRASE, raisesLevel: true, breaksBlock: true };
const HEADING: TagEffect = { ...BLOCK, labels: Label.heading };
const LINK: TagEffect = { ...PHRASE, raisesLevel: true, isLink: true };

/** Every text is one word. */
function wordMeter(): BlockMeter {
  let texts: string[] = [];
  let linkedWords = 0;
  return {
    add(text, isLinked) {
      if (text.trim() === '') return false;
      texts.push(text);
      linkedWords += Number(isLinked);
      return true;
    },
    space: () => {},
    take() {
      const words = texts.length;
      const counts = { text: texts.join(' '), words, linkedWords, lineWords: words, lines: 1 };
      texts = [];
      linkedWords = 0;
      return counts;
    },
  };
}

describe('BlockBuilder', () => {
  it('ends blocks at tags that break, not at phrases', () => {
    const builder = new BlockBuilder(10, wordMeter());
    builder.open(BLOCK);
    builder.text(1, 'one');
    builder.open(PHRASE);
    builder.text(2, 'two');
    builder.close(PHRASE);
    builder.open(BLOCK);
    builder.text(3, 'three');
    builder.close(BLOCK);
    builder.text(4, 'four');
    builder.close(BLOCK);
    expect(builder.blocks.map(({ text }) => text)).toEqual(['one two', 'three', 'four']);
    expect(builder.blocks.map(({ tagLevel }) => tagLevel)).toEqual([1, 2, 1]);
    expect([...builder.blockOf.subarray(0, 6)]).toEqual([-1, 0, 0, 1, 2, -1]);
    expect(builder.blocks[0]).toMatchObject({ firstText: 1, lastText: 2, parts: [0], isContent: false });
  });

  it('lets a block take the labels of what is open when its end comes: that of a heading right after it', () => {
    const builder = new BlockBuilder(10, wordMeter());
    builder.open(BLOCK);
    builder.text(1, 'before');
    builder.open(HEADING);
    builder.text(2, 'heading');
    builder.close(HEADING);
    builder.text(3, 'after');
    builder.close(BLOCK);
    expect(builder.blocks.map(({ labels }) => labels)).toEqual([Label.heading, Label.heading, 0]);
  });

  it('makes no block of blank text', () => {
    const builder = new BlockBuilder(10, wordMeter());
    builder.open(BLOCK);
    builder.text(1, ' ');
    builder.close(BLOCK);
    expect(builder.blocks).toEqual([]);
  });

  it('counts words in links, also where a link runs over several blocks', () => {
    const builder = new BlockBuilder(10, wordMeter());
    builder.open(LINK);
    builder.text(1, 'one');
    builder.open(BLOCK);
    builder.text(2, 'two');
    builder.close(BLOCK);
    builder.close(LINK);
    builder.text(3, 'three');
    builder.endBlock();
    expect(builder.blocks.map(({ linkedWords }) => linkedWords)).toEqual([1, 1, 0]);
  });

  it('takes a link that is left open to end with the next link inside it', () => {
    const builder = new BlockBuilder(10, wordMeter());
    builder.open(LINK);
    builder.text(1, 'one');
    builder.open(LINK);
    builder.text(2, 'two');
    builder.close(LINK);
    builder.text(3, 'three');
    builder.close(LINK);
    builder.endBlock();
    expect(builder.blocks[0]).toMatchObject({ words: 3, linkedWords: 2 });
  });

  it('can put the first block, and no other, on a given level', () => {
    const builder = new BlockBuilder(10, wordMeter(), 7);
    for (const node of [1, 2]) {
      builder.open(BLOCK);
      builder.text(node, 'text');
      builder.close(BLOCK);
    }
    expect(builder.blocks.map(({ tagLevel }) => tagLevel)).toEqual([7, 1]);
  });
});
