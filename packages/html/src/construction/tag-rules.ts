import { tagIds } from '../names/tags.ts';
import type { TagRule } from './insertion-mode.ts';

/** One paragraph of the standard: the tag names it is about, separated by spaces, and what to do with them. */
export type TagRuleEntry = readonly [names: string, rule: TagRule];

/** One rule out of many by tag name, `fallback` for all other names. */
export function byTagName(fallback: TagRule, entries: readonly TagRuleEntry[]): TagRule {
  const rules: TagRule[] = [];
  for (const [names, rule] of entries) for (const tag of tagIds(names)) rules[tag] = rule;
  for (let tag = 0; tag < rules.length; tag++) rules[tag] ??= fallback;
  const known = rules.length;
  return (tree, tag) => (tag < known ? rules[tag]! : fallback)(tree, tag);
}

/** "Ignore the token." */
export const ignoreTag: TagRule = () => undefined;
