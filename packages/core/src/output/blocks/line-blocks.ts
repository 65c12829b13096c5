import type { BlockSource } from '../places/block-source.ts';
import type { BlockType, ContentBlock } from './block.ts';
import type { BlockDraft } from './block-details.ts';
import type { InlineText } from './inline-text.ts';

/** A line and its place. */
interface PlacedLine extends Pick<InlineText, 'text' | 'marks'> {
  readonly nodeId: ContentBlock['nodeId'];
  readonly source: BlockSource | null;
  readonly confidence: number | undefined;
}

// Blocks of text are written out key by key: a page may have hundreds of thousands, and one that gets its keys later, or
// from other objects, takes twice the memory.

/** A line as a block of its own. */
export function lineBlock({ nodeId, source, confidence, text, marks }: PlacedLine): ContentBlock {
  const type = 'paragraph';
  if (marks.length === 0) {
    if (confidence === undefined) return { type, nodeId, source, text };
    return { type, nodeId, source, confidence, text };
  }
  if (confidence === undefined) return { type, nodeId, source, text, marks };
  return { type, nodeId, source, confidence, text, marks };
}

/** A block around a single line, with that line's text. */
export function textBlock(
  type: BlockType,
  nodeId: ContentBlock['nodeId'],
  source: BlockSource | null,
  { text = '', confidence, marks }: ContentBlock,
): ContentBlock {
  if (marks === undefined) {
    if (confidence === undefined) return { type, nodeId, source, text };
    return { type, nodeId, source, text, confidence };
  }
  if (confidence === undefined) return { type, nodeId, source, text, marks };
  return { type, nodeId, source, text, confidence, marks };
}

/** Gives a block the text of the single line in it. */
export function takeLine(
  block: BlockDraft,
  { text = '', confidence, marks, nodeId, source }: ContentBlock,
): void {
  block.text = text;
  if (confidence !== undefined) block.confidence = confidence;
  if (marks !== undefined) block.marks = marks;
  block.nodeId ??= nodeId;
  block.source ??= source;
}

/** Blocks that hold other blocks and nothing else. */
const CONTAINERS: ReadonlySet<BlockType> = new Set([
  'list',
  'definitions',
  'notes',
  'table',
  'row',
  'figure',
]);

/** Whether the only child of a block is just a line: no container, and without attributes of its own. */
export function isLineOf(type: BlockType, { type: inner, children, lang, dir }: ContentBlock): boolean {
  if (inner !== 'paragraph' || children !== undefined || CONTAINERS.has(type)) return false;
  return lang === undefined && dir === undefined;
}
