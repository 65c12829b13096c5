import type { PageEncoding } from './decode/page-encoding.ts';
import type { Metadata } from './metadata/page-metadata.ts';
import type { ContentBlock } from './output/blocks/block.ts';
import type { ContentChunk } from './retrieval/chunk.ts';
import type { ContentSection } from './retrieval/section-entry.ts';
import type { HiddenPart } from './seen/hidden-part.ts';
import type { PageType } from './selection/page-type.ts';
import type { EmptyReason } from './selection/selection.ts';
import type { ThreadPost } from './threads/read-posts.ts';
import type { Timings } from './trace/clock.ts';
import type { BorderlineBlock, RemovedPart } from './trace/explained-parts.ts';
import type { Warning } from './warnings.ts';

/** What `extract` returns. No content is a result with `empty`, not an exception. */
export interface ExtractResult extends Metadata {
  /** Sanitised HTML. */
  readonly content: string;
  /** GitHub-flavoured Markdown. */
  readonly markdown: string;
  /** Plain text with a blank line between blocks. */
  readonly text: string;
  /** The content as a tree of blocks with their places in the source; with the format `blocks`. */
  readonly blocks?: readonly ContentBlock[];
  /** A TEI P5 document; with the format `tei`. */
  readonly tei?: string;
  /** The content in pieces for retrieval; with the format `chunks`. */
  readonly chunks?: readonly ContentChunk[];
  /** The outline of the content with sizes; with the format `sections`. */
  readonly sections?: readonly ContentSection[];
  /** Characters of text in the content, white space collapsed. */
  readonly textLength: number;
  /** Words, counted by script. */
  readonly wordCount: number;
  /** Reading time in minutes, rounded up. */
  readonly readingTime: number;
  /** 0 to 1, or `null` if the method cannot tell. */
  readonly confidence: number | null;
  /** What kind of page it is; `null` if the method cannot tell. */
  readonly pageType: PageType | null;
  /** The method that chose the content. */
  readonly method: string;
  /** `null` when the input was a string. */
  readonly encoding: PageEncoding | null;
  readonly warnings: readonly Warning[];
  /** Present when there is no content. */
  readonly empty?: EmptyReason;
  /** The discussion on the page, post by post; present with `posts`. */
  readonly posts?: readonly ThreadPost[];
  /** What the method decided and why, sentence by sentence; present with `explain`. */
  readonly reasons?: readonly string[];
  /** Present with `explain`. */
  readonly removed?: readonly RemovedPart[];
  /** Close calls, kept or dropped; present with `explain`, from a method that judges blocks. */
  readonly borderline?: readonly BorderlineBlock[];
  /** Present with `explain`. */
  readonly hidden?: readonly HiddenPart[];
  readonly timings: Timings;
}
