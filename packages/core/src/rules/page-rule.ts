import type { Metadata } from '../metadata/page-metadata.ts';
import type { Page } from '../page/page.ts';
import type { Selector } from '../page/selectors/selector.ts';

/** One CSS selector or several. */
export type Selectors = string | readonly string[];

/** What a caller knows better than any method. */
export interface Choice {
  /** Elements that are the content; the method only runs if none of them is on the page. */
  readonly include?: Selectors;
  /** Elements that are not content, whatever the method says. */
  readonly exclude?: Selectors;
}

/** A caller's own rule for pages that it knows. Fovea has none built in. */
export interface PageRule extends Choice {
  /** Whether the rule is for this page. */
  applies(page: Page, url: string | null): boolean;
  /** Fields that replace what the page says about itself. */
  metadata?(page: Page): Partial<Metadata>;
}

/** A selector as written, and parsed. */
export interface ReadSelector {
  readonly text: string;
  readonly selector: Selector;
}

/** A choice with parsed selectors. */
export interface ReadChoice {
  readonly include: readonly ReadSelector[];
  readonly exclude: readonly ReadSelector[];
}

/** A rule with parsed selectors. */
export interface ResolvedRule extends ReadChoice {
  readonly rule: PageRule;
}
