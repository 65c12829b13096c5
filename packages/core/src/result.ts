import type { PageEncoding } from './page/page.ts';
import type { NodeId } from './page/tree.ts';
import type { EmptyReason } from './selection/selection.ts';
import type { Warning } from './warnings.ts';

/** Reading direction. */
export type Direction = 'ltr' | 'rtl';

/** What a page says about itself; `null` where it does not. */
export interface Metadata {
  readonly title: string | null;
  readonly byline: string | null;
  /** ISO 8601, as precise as the page is: `2026-11-15` or `2026-11-15T08:30:00+09:00`. */
  readonly published: string | null;
  readonly modified: string | null;
  readonly siteName: string | null;
  readonly description: string | null;
  /** Absolute URL of the lead image. */
  readonly image: string | null;
  /** BCP 47 language tag, from the markup or else from the text. */
  readonly lang: string | null;
  readonly dir: Direction | null;
  readonly url: string | null;
  readonly canonicalUrl: string | null;
}

/** A block that was on the page and is not in the content. */
export interface RemovedBlock {
  readonly nodeId: NodeId;
  /** Readable path, for instance `html > body > div#side > ul`. */
  readonly path: string;
  /** Which step removed it. */
  readonly step: string;
  readonly reason: string;
  readonly score: number | null;
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
  /** Characters of text in the content, white space collapsed. */
  readonly textLength: number;
  /** Words, counted by script. */
  readonly wordCount: number;
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
  /** Present with `explain`. */
  readonly removed?: readonly RemovedBlock[];
  readonly timings: Timings;
}
