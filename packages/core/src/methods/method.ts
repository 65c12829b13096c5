import type { Page } from '../page/page.ts';
import type { Selection } from '../selection/selection.ts';

/** What a method needs beyond the parsed tree. */
export type PageFacet = 'source' | 'layout';

/** Where a method comes from. */
export interface Citation {
  readonly authors: string;
  readonly title: string;
  readonly year: number;
  readonly doi?: string;
}

/** A parameter of a method, for `fovea methods` and for checking options at the door. */
export interface MethodParameter {
  readonly name: string;
  readonly default: string | number | boolean;
  readonly about: string;
  /** The values that may be given, where they are few. */
  readonly choices?: readonly string[];
}

/** Values for a method's parameters; unknown names and wrong types are refused by `resolveParameters`. */
export type MethodOptions = Readonly<Record<string, string | number | boolean>>;

/** What a method may use besides the page. */
export interface MethodContext {
  /** Every parameter of the method, defaults filled in. */
  readonly options: MethodOptions;
}

/** A way of finding the main content. Methods only read the page; equal input gives equal output. */
export interface Method {
  /** As in `--method cectd-ds`. */
  readonly name: string;
  /** One line for `fovea methods`. */
  readonly about: string;
  readonly needs: readonly PageFacet[];
  readonly parameters: readonly MethodParameter[];
  readonly citation?: Citation;
  /** Finds the content. Throws `UnsupportedPageError` where the page lacks what the method needs. */
  select(page: Page, context: MethodContext): Selection;
}
