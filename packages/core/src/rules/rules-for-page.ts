import type { Metadata } from '../metadata/page-metadata.ts';
import type { Page } from '../page/page.ts';
import type { Choice, PageRule } from './page-rule.ts';

/** What counts for one page: what the caller says about every page, and about this one. */
export type ApplicableRule = Choice & Pick<PageRule, 'metadata'>;

/** The caller's own choice first, then those of its rules that are for this page. */
export function rulesForPage(
  { include, exclude, rules = [] }: Choice & { readonly rules?: readonly PageRule[] },
  page: Page,
  url: string | null,
): readonly ApplicableRule[] {
  const own = {
    ...(include === undefined ? {} : { include }),
    ...(exclude === undefined ? {} : { exclude }),
  };
  return [own, ...rules.filter((rule) => rule.applies(page, url))];
}

/** The metadata with the fields that rules replace; of two rules for one field the later counts. */
export function overruleMetadata(metadata: Metadata, rules: readonly ApplicableRule[], page: Page): Metadata {
  return Object.assign({}, metadata, ...rules.map((rule) => rule.metadata?.(page)));
}
