import type { NodeId } from '../../page/tree.ts';
import type { BlockSource } from '../places/block-source.ts';

/** What a block is; containers have `children`, all others `text`. */
export type BlockType =
  | 'heading'
  | 'paragraph'
  | 'list'
  | 'item'
  | 'definitions'
  | 'term'
  | 'definition'
  | 'quote'
  | 'code'
  | 'table'
  | 'row'
  | 'cell'
  | 'figure'
  | 'caption'
  | 'details'
  | 'summary'
  | 'notice'
  | 'notes'
  | 'rule'
  | 'section';

/** What a range of text in a block is. */
export type MarkType =
  | 'link'
  | 'strong'
  | 'emphasis'
  | 'code'
  | 'deleted'
  | 'inserted'
  | 'highlight'
  | 'subscript'
  | 'superscript'
  | 'keyboard'
  | 'quotation'
  | 'abbreviation'
  | 'underline'
  | 'small'
  | 'reading'
  | 'time'
  | 'formula'
  | 'note'
  | 'image'
  | 'video'
  | 'audio'
  | 'language';

/** A range of a block's text that is more than text. Pictures and players have a position but no length. */
export interface BlockMark {
  readonly type: MarkType;
  /** UTF-16 offsets into the block's text. */
  readonly start: number;
  readonly end: number;
  /** Where a link leads, or where a picture or player is. */
  readonly url?: string;
  /** What a picture shows. */
  readonly alt?: string;
  readonly title?: string;
  readonly lang?: string;
}

/** One block of the content, with a reference to where it came from. */
export interface ContentBlock {
  readonly type: BlockType;
  /** The node of the page; `null` for a block that cleaning created. */
  readonly nodeId: NodeId | null;
  /** `null` if the page has no source, the parser implied the node, or cleaning created the block. */
  readonly source: BlockSource | null;
  /** For a block with text, the probability that it is content, 0 to 1; only from methods that judge blocks. */
  readonly confidence?: number;
  /** The text without markup; line breaks are `\n`. */
  readonly text?: string;
  readonly marks?: readonly BlockMark[];
  readonly children?: readonly ContentBlock[];
  /** Level of a heading, 1 to 6. */
  readonly level?: number;
  /** Whether a list is ordered. */
  readonly ordered?: boolean;
  /** First number of an ordered list that does not begin with 1. */
  readonly start?: number;
  /** State of a task-list item. */
  readonly checked?: boolean;
  /** Language of code. */
  readonly language?: string;
  /** Kind of a callout: `note`, `warning`, … */
  readonly kind?: string;
  /** Whether a row or cell is a header. */
  readonly header?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  readonly lang?: string;
  readonly dir?: string;
}
