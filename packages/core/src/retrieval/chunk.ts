import type { BlockSource } from '../output/places/block-source.ts';
import type { NodeId } from '../page/tree.ts';

/** A piece of the content for retrieval. */
export interface ContentChunk {
  /** The headings above it, outermost first, with that of its own section. */
  readonly headings: readonly string[];
  readonly text: string;
  readonly markdown: string;
  /** Tokens of its Markdown, by `countTokens` or by the estimate. */
  readonly tokens: number;
  /** The blocks that it is made of, by their ids in `blocks`, in order. */
  readonly nodeIds: readonly NodeId[];
  /** Where it is in the source; `null` if that is not known. */
  readonly source: BlockSource | null;
  /** How many of the first characters of `text` repeat the chunk before; absent if none. */
  readonly overlap?: number;
  /** Whether it begins inside a block that was too long for one chunk. */
  readonly continued?: true;
}
