import type { NodeId } from '../page/tree.ts';
import type { BlockCounts, TextBlock } from './text-block.ts';

/** What a tag does to the blocks around it. */
export interface TagEffect {
  readonly raisesLevel: boolean;
  readonly breaksBlock: boolean;
  /** Everything up to its end, or the end of a link inside it, is link text: an unclosed link ends there. */
  readonly isLink: boolean;
  /** Separates the words on both sides without breaking the block. */
  readonly isSpaced: boolean;
  /** Labels of the blocks that end while the element is open. */
  readonly labels: number;
}

/** Measures the text of one block after another. */
export interface BlockMeter {
  /** Reads a text node; false if it is blank, which does not make a block. */
  add(text: string, isLinked: boolean): boolean;
  /** Ends the current word. */
  space(): void;
  /** The counts since the last call. */
  take(): BlockCounts;
}

/** The blocks of a page, and the block of each text. */
export interface PageBlocks {
  readonly blocks: readonly TextBlock[];
  /** The block number of a text node; -1 for all other nodes. */
  readonly blockOf: Int32Array;
}

/** @format */
const NO_LEVEL = -1;

/**
 * Cuts a stream of tags and texts into blocks. A breaking start tag only schedules the end of the block; the block ends
 * at the next text or end tag and takes the labels of the elements open then, as in the original.
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

  /** `firstLevel` is the tag level of the first block; without it, that of its first text, as for all others. */
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

  /** Skips text, which still ends a block whose end is due. */
  skipText(): void {
    if (this.#isDue) this.endBlock();
    this.#isDue = false;
  }

  /** Starts another block with what comes next. */
  breakBlock(): void {
    this.#isDue = true;
  }

  /** Ends the current block if it has text. */
  endBlock(): void {
    const counts = this.#meter.take();
    const texts = this.#texts;
    if (texts.length === 0) return;
    const number = this.blocks.length;
    for (const node of texts) this.blockOf[node] = number;
    // Field by field: spreading into a larger literal takes most of the time on a page of many small blocks.
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
