import { FIRST_CUSTOM_TAG, tagIds } from '../names/tags.ts';
import type { TagRule, TagRules } from './insertion-mode.ts';
import type { TreeConstruction } from './tree-construction.ts';

/**
 * One paragraph of the standard: its tag names, separated by spaces, and what to do with them: a rule, or the rules of
 * another mode.
 */
export type TagRuleEntry = readonly [names: string, rule: TagRule | TagRules];

/** Selects a rule by tag name; `others` applies to all other names. */
export function byTagName(others: TagRule | TagRules, entries: readonly TagRuleEntry[]): TagRules {
  const rules = (typeof others === 'function' ? forAllTags(others) : others).slice();
  for (const [names, rule] of entries) {
    for (const tag of tagIds(names)) rules[tag] = typeof rule === 'function' ? rule : rule[tag]!;
  }
  return rules;
}

/** The same rule for all tags. */
export function forAllTags(rule: TagRule): TagRules {
  return new Array<TagRule>(FIRST_CUSTOM_TAG + 1).fill(rule);
}

/** Applies the matching rule to a tag. */
export function applyTagRule(rules: TagRules, tree: TreeConstruction, tag: number): void {
  rules[Math.min(tag, FIRST_CUSTOM_TAG)]!(tree, tag);
}

/** "Ignore the token." */
export const ignoreTag: TagRule = () => undefined;
