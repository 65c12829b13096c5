import type { Citation, MethodContext, MethodParameter } from '../methods/method.ts';
import type { Page } from '../page/page.ts';
import type { Selection } from '../selection/selection.ts';

/**
 * A way of finding what the pages of a site have in common, and so the content of one of them: the rest. Methods fetch
 * nothing and only read the pages; equal input gives equal output.
 */
export interface SiteMethod<Options extends object = object> {
  readonly name: string;
  /** One line for lists of methods. */
  readonly about: string;
  readonly parameters: readonly MethodParameter[];
  readonly citation?: Citation;
  /** Learns from pages of a site; returns plain data that survives JSON. */
  learn(pages: Iterable<Page>, context: MethodContext<Options>): object;
  /** Selects the content of pages by what `learn` returned; throws a `FoveaError` on anything else. */
  open(data: object, context: MethodContext<Options>): (page: Page) => Selection;
}
