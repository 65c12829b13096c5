import type { Metadata } from '../metadata/page-metadata.ts';
import type { Page } from '../page/page.ts';
import type { PageRule, ReadChoice, ResolvedRule } from './page-rule.ts';

/** What counts for one page: what the caller says about every page, and about this one. */
export interface ApplicableRule extends ReadChoice {
  /** Missing where the caller says it about every page. */
  readonly rule?: PageRule;
}

/** The caller's own choice first, then those of its rules that are for this page. */
export function rulesForPage(
  own: ReadChoice & { readonly rules: readonly ResolvedRule[] },
  page: Page,
  url: string | null,
): readonly ApplicableRule[] {
  const { include, exclude, rules } = own;
  return [{ include, exclude }, ...rules.filter(({ rule }) => rule.applies(page, url))];
}

/** The metadata with the fields that rules replace; of two rules for one field the later counts. */
export function overruleMetadata(metadata: Metadata, rules: readonly ApplicableRule[], page: Page): Metadata {
  return Object.assign({}, metadata, ...rules.map(({ rule }) => rule?.metadata?.(page)));
}
