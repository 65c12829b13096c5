import type { HiddenKind, HiddenWay } from './hidden/hidden-part.ts';
import type { ContentBlock } from './output/blocks/block.ts';
import type { PageEncoding } from './page/page.ts';
import type { NodeId } from './page/tree.ts';
import type { EmptyReason } from './selection/selection.ts';
import type { ThreadPost } from './threads/read-posts.ts';
import type { Warning } from './warnings.ts';

/** Reading direction. */
export type Direction = 'ltr' | 'rtl';

/** What a page says about itself; `null` where it does not. */
export interface Metadata {
  readonly title: string | null;
  readonly byline: string | null;
  /** The persons of the byline one by one; empty where nobody is named. */
  readonly authors: readonly string[];
  /** ISO 8601, as precise as the page is: `2026-11-15` or `2026-11-15T08:30:00+09:00`. */
  readonly published: string | null;
  readonly modified: string | null;
  readonly siteName: string | null;
  readonly description: string | null;
  /** Absolute URL of the lead image. */
  readonly image: string | null;
  /** Where on its site the page is filed. */
  readonly section: string | null;
  readonly tags: readonly string[];
  /** Absolute URL of the site's icon. */
  readonly favicon: string | null;
  /** Address of the licence, else its name. */
  readonly license: string | null;
  /** BCP 47 language tag, from the markup or else from the text. */
  readonly lang: string | null;
  readonly dir: Direction | null;
  readonly url: string | null;
  readonly canonicalUrl: string | null;
  /** Where the text goes on, for one that is cut into several pages. */
  readonly nextPage: string | null;
}

/** A block that was on the page and is not in the content. */
export interface RemovedBlock {
  readonly nodeId: NodeId;
  /** Readable path, for instance `html > body > div#side > ul`. */
  readonly path: string;
  /** Which step removed it. */
  readonly step: string;
  readonly reason: string;
  /** How likely the likeliest text in it is content, or a score of the method's own; `null` where it has none. */
  readonly score: number | null;
  /** The first characters of its text. */
  readonly text: string;
}

/** A block that the method nearly decided otherwise on. `restore` and `remove` take its id. */
export interface BorderlineBlock {
  readonly nodeId: NodeId;
  readonly path: string;
  /** Whether the method chose it. */
  readonly kept: boolean;
  /** How likely it is content, 0 to 1. */
  readonly score: number;
  /** What decided. */
  readonly reason: string;
  /** The first characters of its text. */
  readonly text: string;
}

/** A part of the selected content that the page does not show. */
export interface HiddenBlock {
  readonly nodeId: NodeId;
  readonly path: string;
  /** `collapsed` is real content behind a control and was kept; `invisible` was left out. */
  readonly kind: HiddenKind;
  readonly by: HiddenWay;
  /** The first characters of its text. */
  readonly text: string;
}

/** Milliseconds per stage. */
export interface Timings {
  readonly decode: number;
  readonly parse: number;
  readonly select: number;
  readonly metadata: number;
  readonly clean: number;
  readonly output: number;
  readonly total: number;
}

/** What `extract` returns. No content is a result with `empty`, not an exception. */
export interface ExtractResult extends Metadata {
  /** Sanitised HTML. */
  readonly content: string;
  /** GitHub-flavoured Markdown. */
  readonly markdown: string;
  /** Plain text with a blank line between blocks. */
  readonly text: string;
  /** The content as a tree of blocks with the way back to the source; with the format `blocks`. */
  readonly blocks?: readonly ContentBlock[];
  /** A TEI P5 document; with the format `tei`. */
  readonly tei?: string;
  /** Characters of text in the content, white space collapsed. */
  readonly textLength: number;
  /** Words, counted by script. */
  readonly wordCount: number;
  /** Minutes it takes to read, rounded up. */
  readonly readingTime: number;
  /** 0 to 1, or `null` where the method cannot tell. */
  readonly confidence: number | null;
  /** `article`, `forum`, …; `null` until a method predicts it. */
  readonly pageType: string | null;
  /** The method that chose the content. */
  readonly method: string;
  /** `null` when the input was a string. */
  readonly encoding: PageEncoding | null;
  readonly warnings: readonly Warning[];
  /** Present when there is no content. */
  readonly empty?: EmptyReason;
  /** The discussion on the page, post by post; present with `posts`. */
  readonly posts?: readonly ThreadPost[];
  /** Present with `explain`. */
  readonly removed?: readonly RemovedBlock[];
  /** Close calls, kept or not; present with `explain`, from a method that judges blocks. */
  readonly borderline?: readonly BorderlineBlock[];
  /** Present with `explain`. */
  readonly hidden?: readonly HiddenBlock[];
  readonly timings: Timings;
}
