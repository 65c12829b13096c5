import type { NodeId } from '../../page/tree.ts';

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

/** What a stretch of text in a block is. */
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

/** A stretch of a block's text that is more than text. Pictures and players stand at a place and have no length. */
export interface BlockMark {
  readonly type: MarkType;
  /** Places in the block's text, as UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
  /** Where a link leads, or where a picture or player is. */
  readonly url?: string;
  /** What a picture shows. */
  readonly alt?: string;
  readonly title?: string;
  readonly lang?: string;
}

/** Where in the source a block stands. */
export interface BlockSource {
  /** UTF-16 offsets into the decoded source. */
  readonly start: number;
  readonly end: number;
  /** The same in the bytes that were given, where the encoding allows to tell. */
  readonly bytes?: readonly [start: number, end: number];
}

/** One block of the content with the way back to where it came from. */
export interface ContentBlock {
  readonly type: BlockType;
  /** The node of the page; `null` for a block that cleaning made up. */
  readonly nodeId: NodeId | null;
  /** `null` where the page has no source, or the parser made the node up. */
  readonly source: BlockSource | null;
  /** Of a block with text: how likely the method thinks that it is content, 0 to 1; from methods that judge blocks. */
  readonly confidence?: number;
  /** Words without markup; line breaks are `\n`. */
  readonly text?: string;
  readonly marks?: readonly BlockMark[];
  readonly children?: readonly ContentBlock[];
  /** Of a heading, 1 to 6. */
  readonly level?: number;
  /** Of a list. */
  readonly ordered?: boolean;
  /** Of an ordered list that does not begin with 1. */
  readonly start?: number;
  /** Of an item that can be ticked off. */
  readonly checked?: boolean;
  /** Of code. */
  readonly language?: string;
  /** Of a notice: `note`, `warning`, … */
  readonly kind?: string;
  /** Of a row or cell that names what the others hold. */
  readonly header?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  readonly lang?: string;
  readonly dir?: string;
}
