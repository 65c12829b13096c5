import type { ParseLimits } from './limits.ts';

/** How to read a page; everything is optional. */
export interface ParseOptions {
  /** Address of the page: makes links absolute and fills `url`. */
  readonly url?: string;
  /** Charset from the transport, for instance from an HTTP `Content-Type`; only used on bytes. */
  readonly charset?: string;
  /** Bounds on the work a page may cause. */
  readonly limits?: Partial<ParseLimits>;
}

/** The same, checked and with defaults filled in. */
export interface ResolvedParseOptions {
  readonly url: string | null;
  readonly charset: string | null;
  readonly limits: ParseLimits;
}
