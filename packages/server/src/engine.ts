import type { Answer, AnswerOrder } from './answers/answer.ts';
import type { OpenedPage } from './answers/write-answer.ts';

/** Where the page of a request is. */
export type PageSource =
  | { readonly kind: 'address'; readonly url: string; readonly how: OpenOptions }
  | {
      readonly kind: 'bytes';
      readonly bytes: Uint8Array;
      readonly contentType: string | null;
      readonly url: string | null;
    }
  | { readonly kind: 'html'; readonly html: string; readonly url: string | null }
  | { readonly kind: 'opened'; readonly page: OpenedPage };

/** How to open an address. */
export interface OpenOptions {
  readonly render: boolean;
  readonly waitFor: string | null;
  readonly allPages: boolean;
  readonly maxPages: number | null;
  /** Most seconds for fetching or rendering it. */
  readonly timeout: number | null;
}

/** How busy an engine is. */
export interface EngineLoad {
  readonly threads: number;
  readonly busy: number;
  readonly waiting: number;
  /** Threads that a page has ended. */
  readonly lost: number;
}

/** Opens pages and extracts them; everything that depends on the platform is behind it. */
export interface Engine {
  answer(source: PageSource, order: AnswerOrder, signal: AbortSignal): Promise<Answer>;
  /** Opens a page once, for several answers about it. */
  open(source: PageSource): Promise<PageSource>;
  /** Whether it can work. */
  isReady(): boolean;
  load(): EngineLoad;
}
