import type { NodeId } from '../page/tree.ts';

/** What is known of a block besides its counts; bits of `TextBlock.labels`. */
export const Label = {
  /** Its text is the title of the document, or a part of it. */
  title: 1,
  heading: 2,
  listItem: 4,
  /** Its text is a phrase that follows articles. */
  endOfText: 8,
  /** It was content until the largest block was chosen. */
  mightBeContent: 16,
  /** The largest block. */
  veryLikelyContent: 32,
  /** It is in a place that is never content. */
  notContent: 64,
  /** A heading that was not content has been fused into it. */
  plainHeadingFused: 128,
} as const;

/** The counts of a block's text. Words can be fractions in scripts written without spaces. */
export interface BlockCounts {
  /** Without white space around it. */
  readonly text: string;
  readonly words: number;
  readonly linkedWords: number;
  /** Words in the full lines of the wrapped text; all words if there is no full line. */
  readonly lineWords: number;
  readonly lines: number;
}

/** A run of text without block-level tags, or several of them fused. */
export interface TextBlock extends BlockCounts {
  /** The original blocks that it is made of, by number, in order. */
  readonly parts: readonly number[];
  /** Its first and last text nodes that are not blank. */
  readonly firstText: NodeId;
  readonly lastText: NodeId;
  /** How many level-raising elements are open at its first text; the smallest of all parts. */
  readonly tagLevel: number;
  readonly labels: number;
  readonly isContent: boolean;
}

/** One step of an extractor: takes all blocks, changes none, and returns those for the next step. */
export type BlockFilter = (blocks: readonly TextBlock[]) => readonly TextBlock[];

/** Words per full line, in single precision as in the original, which compares densities for equality. */
export function textDensity({ lineWords, lines }: TextBlock): number {
  return lines === 0 ? 0 : Math.fround(lineWords / lines);
}

/** Share of the words that are link text. */
export function linkDensity({ words, linkedWords }: TextBlock): number {
  return words === 0 ? 0 : linkedWords / words;
}

/** Whether the block has one of the labels. */
export function hasLabel(block: TextBlock, labels: number): boolean {
  return (block.labels & labels) !== 0;
}

/** The block with more labels. */
export function labelled(block: TextBlock, labels: number): TextBlock {
  return { ...block, labels: block.labels | labels };
}

/** The block marked as content or not; itself if it already is. */
export function marked(block: TextBlock, isContent: boolean): TextBlock {
  return block.isContent === isContent ? block : { ...block, isContent };
}
