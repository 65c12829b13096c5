import type { NodeId } from '../page/tree.ts';
import type { BlockCounts, TextBlock } from './text-block.ts';

/** What a tag does to the blocks around it. */
export interface TagEffect {
  readonly raisesLevel: boolean;
  readonly breaksBlock: boolean;
  /** Everything up to the end of it, or of a link inside it, is link text: a link that is left open ends there. */
  readonly isLink: boolean;
  /** Parts the words on both sides without breaking the block. */
  readonly isSpaced: boolean;
  /** Labels of the blocks that end while the element is open. */
  readonly labels: number;
}

/** Counts the text of one block after another. */
export interface BlockMeter {
  /** Takes in a text node; false where it is blank, which makes no block. */
  add(text: string, isLinked: boolean): boolean;
  /** Ends the word at hand. */
  space(): void;
  /** The counts since the last call. */
  take(): BlockCounts;
}

/** The blocks of a page and where the texts went. */
export interface PageBlocks {
  readonly blocks: readonly TextBlock[];
  /** The number of the block that a text node is in, -1 for all other nodes. */
  readonly blockOf: Int32Array;
}

/** @format */
const NO_LEVEL = -1;

/**
 * Cuts a stream of tags and texts into blocks. A start tag that breaks only makes the end of the block due; the
 * block ends at the next text or end tag, and takes the labels of what is open then, as in the original.
 */
export class BlockBuilder implements PageBlocks {
  readonly blocks: TextBlock[] = [];
  readonly blockOf: Int32Array;
  readonly #meter: BlockMeter;
  readonly #openLabels: number[] = [];
  #texts: NodeId[] = [];
  #level = 0;
  #blockLevel: number;
  #isLinked = false;
  #isDue = false;

  /** `firstLevel` is the tag level of the first block; without it that of its first text, as for all others. */
  constructor(size: number, meter: BlockMeter, firstLevel: number = NO_LEVEL) {
    this.blockOf = new Int32Array(size).fill(-1);
    this.#meter = meter;
    this.#blockLevel = firstLevel;
  }

  open(effect: TagEffect): void {
    this.#openLabels.push((this.#openLabels.at(-1) ?? 0) | effect.labels);
    if (effect.raisesLevel) this.#level++;
    if (effect.isLink) this.#isLinked = true;
    if (effect.isLink || effect.isSpaced) this.#meter.space();
    if (effect.breaksBlock) this.#isDue = true;
  }

  close(effect: TagEffect): void {
    if (effect.raisesLevel) this.#level--;
    if (effect.isLink) this.#isLinked = false;
    if (effect.isLink || effect.isSpaced) this.#meter.space();
    if (effect.breaksBlock) this.#isDue = true;
    if (this.#isDue) this.endBlock();
    this.#openLabels.pop();
  }

  text(node: NodeId, text: string): void {
    this.skipText();
    if (!this.#meter.add(text, this.#isLinked)) return;
    if (this.#blockLevel === NO_LEVEL) this.#blockLevel = this.#level;
    this.#texts.push(node);
  }

  /** Text that is not taken in, but ends a block that is due. */
  skipText(): void {
    if (this.#isDue) this.endBlock();
    this.#isDue = false;
  }

  /** What comes next is in another block. */
  breakBlock(): void {
    this.#isDue = true;
  }

  /** Ends the block at hand, if there is text in it. */
  endBlock(): void {
    const counts = this.#meter.take();
    const texts = this.#texts;
    if (texts.length === 0) return;
    const number = this.blocks.length;
    for (const node of texts) this.blockOf[node] = number;
    // Field by field: a spread into a larger literal costs most of the time of a page of many small blocks.
    this.blocks.push({
      text: counts.text,
      words: counts.words,
      linkedWords: counts.linkedWords,
      lineWords: counts.lineWords,
      lines: counts.lines,
      parts: [number],
      firstText: texts[0]!,
      lastText: texts.at(-1)!,
      tagLevel: this.#blockLevel,
      labels: this.#openLabels.at(-1) ?? 0,
      isContent: false,
    });
    this.#texts = [];
    this.#blockLevel = NO_LEVEL;
  }
}
