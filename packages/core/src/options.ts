import type { Method, MethodOptions } from './methods/method.ts';
import type { OutputFormat } from './output/output-format.ts';
import type { ParseLimits } from './page/limits.ts';
import type { NodeId } from './page/tree.ts';
import type { PageRule, Selectors } from './rules/page-rule.ts';

/** How to extract; everything is optional. */
export interface ExtractOptions {
  /**
   * A method's name (see `methods()`), or a method of your own.
   * @default 'fovea'
   */
  readonly method?: string | Method;
  /** Elements that are the content, as CSS selectors; the method is asked only where none is on the page. */
  readonly include?: Selectors;
  /** Elements that are not content, as CSS selectors, whatever the method says. */
  readonly exclude?: Selectors;
  /** Nodes that are content, whatever the method says, by the ids of an earlier result of the same page with `explain`. */
  readonly restore?: readonly NodeId[];
  /** Nodes that are not content, by the same ids. */
  readonly remove?: readonly NodeId[];
  /** Rules of your own for pages that you know; all that apply count. */
  readonly rules?: readonly PageRule[];
  /** Parameters of the method, by name. */
  readonly methodOptions?: MethodOptions;
  /** Address of the page: makes links absolute and fills `url`. */
  readonly url?: string;
  /** Charset from the transport, for instance from an HTTP `Content-Type`; only used on bytes. */
  readonly charset?: string;
  /**
   * Which forms to render; the others stay empty. Fewer is faster.
   * @default ['html', 'markdown', 'text']
   */
  readonly formats?: readonly OutputFormat[];
  /**
   * List every removed block with its reason in `removed`, what is hidden in `hidden`, and close calls in `borderline`.
   * @default false
   */
  readonly explain?: boolean;
  /**
   * Read forum posts, comments, questions and answers one by one, into `posts`.
   * @default false
   */
  readonly posts?: boolean;
  /** Bounds on the work a page may cause. */
  readonly limits?: Partial<ParseLimits>;
}
