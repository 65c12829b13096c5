import type { NodeId } from '../page/tree.ts';

/** What is known of a block besides its numbers; bits of `TextBlock.labels`. */
export const Label = {
  /** Its text is the title of the document, or a part of it. */
  title: 1,
  heading: 2,
  listItem: 4,
  /** Its text is a phrase that stands below articles. */
  endOfText: 8,
  /** Was content until the largest block was chosen. */
  mightBeContent: 16,
  /** The largest block. */
  veryLikelyContent: 32,
  /** Stands in a place that is never content. */
  notContent: 64,
  /** A heading that was not content has been fused into it. */
  plainHeadingFused: 128,
} as const;

/** What counting the text of a block gives. Words are fractions where a script is written without spaces. */
export interface BlockCounts {
  /** Without white space around it. */
  readonly text: string;
  readonly words: number;
  readonly linkedWords: number;
  /** Words in the full lines when the text is wrapped; all words where there is no full line. */
  readonly lineWords: number;
  readonly lines: number;
}

/** A stretch of text that no block-level tag interrupts, or several of them fused. */
export interface TextBlock extends BlockCounts {
  /** The blocks as built that it is made of, by number, in order. */
  readonly parts: readonly number[];
  /** Its first and last text nodes that are not blank. */
  readonly firstText: NodeId;
  readonly lastText: NodeId;
  /** How many level-raising elements are open at its first text; the least of all parts. */
  readonly tagLevel: number;
  readonly labels: number;
  readonly isContent: boolean;
}

/** One step of an extractor: looks at all blocks, changes none, returns what the next step sees. */
export type BlockFilter = (blocks: readonly TextBlock[]) => readonly TextBlock[];

/** Words per full line, in single precision as in the original, where equal densities have a meaning. */
export function textDensity({ lineWords, lines }: TextBlock): number {
  return lines === 0 ? 0 : Math.fround(lineWords / lines);
}

/** Share of the words that are link text. */
export function linkDensity({ words, linkedWords }: TextBlock): number {
  return words === 0 ? 0 : linkedWords / words;
}

/** True where the block has one of the labels. */
export function hasLabel(block: TextBlock, labels: number): boolean {
  return (block.labels & labels) !== 0;
}

/** The block with more labels. */
export function labelled(block: TextBlock, labels: number): TextBlock {
  return { ...block, labels: block.labels | labels };
}

/** The block as content or not; itself where it is that already. */
export function marked(block: TextBlock, isContent: boolean): TextBlock {
  return block.isContent === isContent ? block : { ...block, isContent };
}
