import type { Method, MethodOptions } from './methods/method.ts';
import type { ParseLimits } from './page/limits.ts';

/** Output forms that `extract` can render. */
export type OutputFormat = 'html' | 'markdown' | 'text';

/** How to extract; everything is optional. */
export interface ExtractOptions {
  /**
   * A method's name (see `methods()`), or a method of your own.
   * @default 'cectd-ds'
   */
  readonly method?: string | Method;
  /** Parameters of the method, by name. */
  readonly methodOptions?: MethodOptions;
  /** Address of the page: makes links absolute and fills `url`. */
  readonly url?: string;
  /** Charset from the transport, for instance from an HTTP `Content-Type`; only used on bytes. */
  readonly charset?: string;
  /**
   * Which forms to render; the others stay empty strings. Fewer is faster.
   * @default ['html', 'markdown', 'text']
   */
  readonly formats?: readonly OutputFormat[];
  /**
   * List every removed block with its reason in `removed`.
   * @default false
   */
  readonly explain?: boolean;
  /** Bounds on the work a page may cause. */
  readonly limits?: Partial<ParseLimits>;
}
