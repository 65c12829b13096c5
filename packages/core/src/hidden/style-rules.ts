import { textContent } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { parseSelector } from '../page/selectors/parse-selector.ts';
import type { Compound } from '../page/selectors/selector.ts';
import { Tag } from '../page/tags.ts';
import { nextBlock, withoutComments } from './css-blocks.ts';
import { type Declarations, readDeclarations } from './declarations.ts';
import { RuleMatcher, type StyleRule } from './rule-matcher.ts';

/** Characters of style sheets that are read, and rules that are kept of them. */
const MAX_CSS = 500_000;
const MAX_RULES = 2_000;
/** Rules that one class, id or tag can have; more would make every element slow. */
const MAX_PER_KEY = 40;

/** Declarations that can hide; a page without any of them is done. */
const MAY_HIDE =
  /display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}(?:hidden|collapse)|opacity\s{0,3}:\s{0,3}0?\.?0|clip|:\s{0,3}-\d{3,}|text-indent|font-size\s{0,3}:\s{0,3}0|transparent|max-height|height\s{0,3}:\s{0,3}[01]/iu;

/**
 * Reads the rules of `<style>` elements that name one element by tag, class, id and attributes. Rules under a
 * condition (`@media` and its like) and selectors that look around are left out: they hide on some screens only, or
 * cannot be told without a whole engine.
 */
export function readStyleRules(page: Page): RuleMatcher {
  const rules = new Map<string, StyleRule[]>();
  let count = 0;
  const css = cssOf(page);
  for (let next = nextBlock(css, 0); next !== null && count < MAX_RULES; next = nextBlock(css, next.end)) {
    const { selectors, block } = next;
    if (!mayNameOne(selectors) || !MAY_MATTER.test(block)) continue;
    const declarations = onFirstUse(() => readDeclarations(block));
    for (const chain of parseSelector(selectors) ?? []) {
      const [step] = chain;
      if (chain.length > 1) continue;
      const { compound } = step!;
      const rule = { compound, declarations, specificity: specificityOf(compound), order: count++ };
      const key = keyOf(compound);
      const list = rules.get(key);
      if (list === undefined) rules.set(key, [rule]);
      else if (list.length < MAX_PER_KEY) list.push(rule);
    }
  }
  return new RuleMatcher(page, rules);
}

/** Selectors that have to be read to tell anything about them. */
const INTRICATE = /[[(\\]/u;
/** A state or a part of an element; `parseSelector` reads no list that holds one. */
const UNREAD = /:(?!first-child|last-child|only-child|empty|root)/u;
const ONE_ELEMENT = /(?:^|,)\s*[^\s,>+~]+\s*(?:,|$)/u;

/** A quick first look: whether one of the selectors may be about a single element, as few of most sheets are. */
function mayNameOne(selectors: string): boolean {
  return INTRICATE.test(selectors) || (!UNREAD.test(selectors) && ONE_ELEMENT.test(selectors));
}

/** Declarations that hide, and those that undo it. */
const MAY_MATTER =
  /display|visibility|opacity|clip|left|right|top|indent|height|width|font-size|color|transform|overflow/iu;

function cssOf(page: Page): string {
  const { tag } = page.tree;
  let css = '';
  for (let node = tag.indexOf(Tag.style); node !== -1 && css.length < MAX_CSS; ) {
    css += `${textContent(page, node).slice(0, MAX_CSS - css.length)}\n`;
    node = tag.indexOf(Tag.style, node + 1);
  }
  return MAY_HIDE.test(css) ? withoutComments(css) : '';
}

function onFirstUse(read: () => Declarations): () => Declarations {
  let known: Declarations | undefined;
  return () => {
    known ??= read();
    return known;
  };
}

function specificityOf({ tag, attributes, places, not }: Compound): number {
  let ids = 0;
  for (const { name, operator } of attributes) if (name === 'id' && operator === '=') ids++;
  const others = attributes.length - ids + places.length + not.length;
  return 10_000 * ids + 100 * others + (tag === null ? 0 : 1);
}

/** What an element must have for a rule to be worth a look: its id, its first class, its tag. */
function keyOf({ tag, attributes }: Compound): string {
  const id = attributes.find(({ name, operator }) => name === 'id' && operator === '=');
  if (id !== undefined) return `#${id.value}`;
  const className = attributes.find(({ name, operator }) => name === 'class' && operator === '~=');
  return className !== undefined ? `.${className.value}` : (tag ?? '*');
}
