import { checkList } from '../option-tables/check-value.ts';
import { refuse } from '../option-tables/refuse-value.ts';
import { parseSelector } from '../page/selectors/parse-selector.ts';
import type { ReadSelector } from '../rules/page-rule.ts';

const RIGHT = 'a CSS selector of the common kinds';

/** Parses one selector or several. */
export function resolveSelectors(option: string, value: unknown): readonly ReadSelector[] {
  if (typeof value === 'string') return Object.freeze([resolveSelector(option, value)]);
  if (!Array.isArray(value)) throw refuse(option, `${RIGHT}, or a list of them`, value);
  return checkList(option, value, 'selectors', resolveSelector);
}

function resolveSelector(option: string, text: unknown): ReadSelector {
  if (typeof text !== 'string') throw refuse(option, RIGHT, text);
  const selector = parseSelector(text);
  if (selector === null) throw refuse(option, RIGHT, text);
  return { text, selector };
}
