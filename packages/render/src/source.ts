import type { Size } from 'fovea';

/** HTML, as text or as bytes; `url` is its address, for scripts and relative addresses. */
export interface HtmlSource {
  readonly html: string | Uint8Array;
  readonly url?: string;
  /** The charset that the transport stated for the bytes. */
  readonly charset?: string;
}

/** What can be rendered. */
export type RenderSource =
  /** A page on the web. */
  | { readonly url: string }
  | HtmlSource
  /** A page saved on disk, with the files in its folder; `.mht` and `.mhtml` are archives. */
  | { readonly file: string }
  /** A page and its resources as browsers save them in one file. */
  | { readonly mhtml: Uint8Array };

/** How to render; everything is optional. */
export interface RenderOptions {
  /** @default { width: 1920, height: 1080 } */
  readonly viewport?: Size;
  /**
   * Milliseconds for one page, from the first byte to the snapshot.
   * @default 30_000
   */
  readonly timeoutMs?: number;
  /**
   * What the page may reach over the network: public addresses, any, or none. By default public addresses for a URL, and
   * none for everything else.
   */
  readonly network?: 'public' | 'any' | 'none';
  /**
   * Longest wait in milliseconds until the layout has come to rest.
   * @default 3_000
   */
  readonly settleMs?: number;
  /**
   * Maximum number of windows to scroll through, so that lazy images and endless lists load; then back to the top.
   * @default 10
   */
  readonly maxScreens?: number;
  /** A CSS selector of an element to wait for, for half of the time at most; the page is captured in any case. */
  readonly waitFor?: string;
  /** Whether the page's scripts run. @default true */
  readonly scripts?: boolean;
  /** The browser's user agent. */
  readonly userAgent?: string;
  /** Also take a screenshot of the whole page, as PNG. */
  readonly screenshot?: boolean;
  /** Also save the page as MHTML. */
  readonly mhtml?: boolean;
}

/** The viewport of the papers. */
export const DEFAULT_VIEWPORT: Size = { width: 1920, height: 1080 };
