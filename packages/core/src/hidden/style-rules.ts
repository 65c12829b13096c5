import { getAttribute, tagNameOf, textContent } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { matchesCompound } from '../page/selectors/match-compound.ts';
import { parseSelector } from '../page/selectors/parse-selector.ts';
import type { Compound } from '../page/selectors/selector.ts';
import { Tag } from '../page/tags.ts';
import type { NodeId } from '../page/tree.ts';
import { type Declarations, readDeclarations } from './declarations.ts';

/** Characters of style sheets that are read, and rules that are kept of them. */
const MAX_CSS = 500_000;
const MAX_RULES = 2_000;
/** Rules that one class, id or tag can have; more would make every element slow. */
const MAX_PER_KEY = 40;

/** Declarations that can hide; a page without any of them is done. */
const MAY_HIDE =
  /display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}(?:hidden|collapse)|opacity\s{0,3}:\s{0,3}0?\.?0|clip|:\s{0,3}-\d{3,}|text-indent|font-size\s{0,3}:\s{0,3}0|transparent|max-height|height\s{0,3}:\s{0,3}[01]/iu;
const COMMENT = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//gu;

interface StyleRule {
  readonly compound: Compound;
  readonly declarations: Declarations;
  readonly specificity: number;
  readonly order: number;
}

/** What the page's own style sheets say about single elements. */
export interface StyleRules {
  /** The declarations for an element, those of its `style` attribute included. */
  declarationsOf(node: NodeId): Declarations;
}

/**
 * Reads the rules of `<style>` elements that name one element by tag, class, id and attributes. Rules under a
 * condition (`@media` and its like) and selectors that look around are left out: they hide on some screens only, or
 * cannot be told without a whole engine.
 */
export function readStyleRules(page: Page): StyleRules {
  const rules = new Map<string, StyleRule[]>();
  let count = 0;
  for (const [selectors, block] of blocksOf(cssOf(page))) {
    if (count >= MAX_RULES) break;
    if (!MAY_MATTER.test(block)) continue;
    const declarations = readDeclarations(block);
    for (const chain of parseSelector(selectors) ?? []) {
      const [step] = chain;
      if (chain.length > 1) continue;
      const rule = { ...ruleOf(step!.compound), declarations, order: count++ };
      const key = keyOf(rule.compound);
      const list = rules.get(key);
      if (list === undefined) rules.set(key, [rule]);
      else if (list.length < MAX_PER_KEY) list.push(rule);
    }
  }
  return { declarationsOf: (node) => declarationsOf(page, node, rules) };
}

/** Declarations that hide, and those that undo it. */
const MAY_MATTER =
  /display|visibility|opacity|clip|left|right|top|indent|height|width|font-size|color|transform|overflow/iu;

function cssOf(page: Page): string {
  const { tag, size } = page.tree;
  let css = '';
  for (let node = 0; node < size && css.length < MAX_CSS; node++) {
    if (tag[node] === Tag.style) css += `${textContent(page, node).slice(0, MAX_CSS - css.length)}\n`;
  }
  return MAY_HIDE.test(css) ? css.replace(COMMENT, '') : '';
}

/** The rules of a style sheet outside of any at-rule, as selector and block; one pass over the braces. */
function* blocksOf(css: string): Generator<[selectors: string, block: string]> {
  let start = 0;
  let depth = 0;
  let open = 0;
  for (let at = 0; at < css.length; at++) {
    const sign = css[at];
    if (sign === '{') {
      if (depth === 0) open = at;
      depth++;
    } else if (sign === '}' && depth > 0) {
      depth--;
      if (depth > 0) continue;
      const selectors = css.slice(start, open).trim();
      if (!selectors.startsWith('@')) yield [selectors, css.slice(open + 1, at)];
      start = at + 1;
    } else if (sign === ';' && depth === 0) start = at + 1;
  }
}

function ruleOf(compound: Compound): Pick<StyleRule, 'compound' | 'specificity'> {
  const ids = compound.attributes.filter(({ name, operator }) => name === 'id' && operator === '=').length;
  const others = compound.attributes.length - ids + compound.places.length + compound.not.length;
  return { compound, specificity: 10_000 * ids + 100 * others + (compound.tag === null ? 0 : 1) };
}

/** What an element must have for a rule to be worth a look: its id, its first class, its tag. */
function keyOf({ tag, attributes }: Compound): string {
  const id = attributes.find(({ name, operator }) => name === 'id' && operator === '=');
  if (id !== undefined) return `#${id.value}`;
  const className = attributes.find(({ name, operator }) => name === 'class' && operator === '~=');
  return className !== undefined ? `.${className.value}` : (tag ?? '*');
}

const WHITE_SPACE = /\s+/u;
/** Classes of one element that are looked up. */
const MAX_CLASSES = 50;

function declarationsOf(
  page: Page,
  node: NodeId,
  rules: ReadonlyMap<string, readonly StyleRule[]>,
): Declarations {
  const style = getAttribute(page, node, 'style');
  const own = style === null ? null : readDeclarations(style);
  const matched = rules.size === 0 ? [] : matchingRules(page, node, rules);
  if (matched.length === 0) return own ?? NOTHING;
  const merged = new Map<string, string>();
  for (const { declarations } of matched) for (const [name, value] of declarations) merged.set(name, value);
  for (const [name, value] of own ?? NOTHING) merged.set(name, value);
  return merged;
}

const NOTHING: Declarations = new Map();

function matchingRules(
  page: Page,
  node: NodeId,
  rules: ReadonlyMap<string, readonly StyleRule[]>,
): StyleRule[] {
  const id = getAttribute(page, node, 'id');
  const classes = getAttribute(page, node, 'class')?.split(WHITE_SPACE, MAX_CLASSES) ?? [];
  const keys = ['*', tagNameOf(page.tree, node), ...classes.map((name) => `.${name}`)];
  if (id !== null) keys.push(`#${id}`);
  const found = keys.flatMap((key) => rules.get(key) ?? []);
  return found
    .filter(({ compound }) => matchesCompound(page, node, compound))
    .sort((a, b) => a.specificity - b.specificity || a.order - b.order);
}
