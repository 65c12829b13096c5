import type { Page } from '../page/page.ts';
import { selectNodes } from '../page/selectors/select-nodes.ts';
import type { Warning } from '../warnings.ts';
import type { ReadChoice, ReadSelector } from './page-rule.ts';

/**
 * A warning for every selector of the caller that matches nothing, neither on the page nor on the one that its content
 * was found on. Selectors of rules do not count: rules serve many pages, most of which lack some of what they name.
 */
export function unmatchedSelectors(pages: ReadonlySet<Page>, { include, exclude }: ReadChoice): Warning[] {
  const isUnmatched = ({ selector }: ReadSelector): boolean =>
    [...pages].every((page) => selectNodes(page, selector).length === 0);
  const warn = (option: string, { text }: ReadSelector): Warning => {
    return { code: 'unmatched-selector', message: `Nothing on the page matches ${option} '${text}'.` };
  };
  return [
    ...include.filter(isUnmatched).map((one) => warn('include', one)),
    ...exclude.filter(isUnmatched).map((one) => warn('exclude', one)),
  ];
}
