import type { Page } from '../page/page.ts';
import type { Selection } from '../selection/selection.ts';
import type { SiteProfile } from '../site-profile/site-profile.ts';

/** What a method needs beyond the parsed tree. */
export type PageFacet = 'source' | 'layout';

/** Where a method comes from. */
export interface Citation {
  readonly authors: string;
  readonly title: string;
  readonly year: number;
  readonly doi?: string;
}

/** The type of a parameter. */
export type ParameterValue = string | number | boolean;

/** A parameter of a method, for lists of methods and for validating options. */
export interface MethodParameter {
  readonly name: string;
  readonly default: ParameterValue;
  readonly about: string;
  /** The allowed values, if they are few. */
  readonly choices?: readonly string[];
}

/** Values for the parameters of a method; `resolveParameters` rejects unknown names and wrong types. */
export type MethodOptions = Readonly<Record<string, ParameterValue>>;

/** What a method may use besides the page. */
export interface MethodContext<Options extends object = object> {
  /** Every parameter of the method, with defaults filled in. */
  readonly options: Options;
  /** What the pages of the site have in common, where the caller knows it. */
  readonly site?: SiteProfile | null;
}

/**
 * A way of finding the main content. Methods only read the page; equal input gives equal output. `Options` has a field for each
 * of its parameters.
 */
export interface Method<Options extends object = object> {
  /** Its name, as used in the option `method`. */
  readonly name: string;
  /** One line for lists of methods. */
  readonly about: string;
  readonly needs: readonly PageFacet[];
  readonly parameters: readonly MethodParameter[];
  /** What each value of its parameter `preset` stands for, where other options were not given. */
  readonly presets?: Readonly<Record<string, MethodOptions>>;
  readonly citation?: Citation;
  /** Finds the content. Throws `UnsupportedPageError` if the page lacks what the method needs. */
  select(page: Page, context: MethodContext<Options>): Selection;
}
