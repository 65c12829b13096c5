import type { Metadata } from '../metadata/page-metadata.ts';
import type { Page } from '../page/page.ts';
import type { PageRule, ReadChoice, ResolvedRule } from './page-rule.ts';

/** What applies to one page: the caller's options for every page, or a rule for this one. */
export interface ApplicableRule extends ReadChoice {
  /** Missing for what the caller says about every page. */
  readonly rule?: PageRule;
}

/** The caller's choice first, then the rules that apply to this page. */
export function rulesForPage(
  own: ReadChoice & { readonly rules: readonly ResolvedRule[] },
  page: Page,
  url: string | null,
): readonly ApplicableRule[] {
  const { include, exclude, rules } = own;
  return [{ include, exclude }, ...rules.filter(({ rule }) => rule.applies(page, url))];
}

/** The metadata with the fields that rules replace; for one field the last rule wins. */
export function overruleMetadata(metadata: Metadata, rules: readonly ApplicableRule[], page: Page): Metadata {
  return Object.assign({}, metadata, ...rules.map(({ rule }) => rule?.metadata?.(page)));
}
