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
  /** Read on first use, as most rules of a sheet are about elements that the content does not have. */
  readonly declarations: () => Declarations;
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
  const matcher = new RuleMatcher(page, rules);
  return { declarationsOf: (node) => matcher.declarationsOf(node) };
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
  return MAY_HIDE.test(css) ? css.replace(COMMENT, '') : '';
}

interface StyleBlock {
  readonly selectors: string;
  readonly block: string;
  /** Where the style sheet goes on. */
  readonly end: number;
}

/** The next rule of a style sheet outside of any at-rule. */
function nextBlock(css: string, from: number): StyleBlock | null {
  for (let start = from; ; ) {
    const open = css.indexOf('{', start);
    const end = open === -1 ? -1 : endOfBlock(css, open);
    if (end === -1) return null;
    const before = css.slice(start, open);
    const selectors = before.slice(before.lastIndexOf(';') + 1).trim();
    if (!selectors.startsWith('@')) return { selectors, block: css.slice(open + 1, end - 1), end };
    start = end;
  }
}

/** Where the block that opens at `start` is over; -1 where it stays open. Goes from brace to brace, once over each. */
function endOfBlock(css: string, start: number): number {
  let open = css.indexOf('{', start + 1);
  let close = css.indexOf('}', start + 1);
  for (let depth = 1; close !== -1; ) {
    if (open !== -1 && open < close) {
      depth++;
      open = css.indexOf('{', open + 1);
    } else {
      depth--;
      if (depth === 0) return close + 1;
      close = css.indexOf('}', close + 1);
    }
  }
  return -1;
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

const WHITE_SPACE = /\s+/u;
/** Classes of one element that are looked up. */
const MAX_CLASSES = 50;

/** The rules that an element may match, the strongest last. */
interface Candidates {
  readonly rules: readonly StyleRule[];
  /** What they say, where tag, classes and id alone decide that: the same for all elements that share these. */
  readonly shared: Declarations | null;
}

const NOTHING: Declarations = new Map();
const NO_CANDIDATES: Candidates = { rules: [], shared: NOTHING };

class RuleMatcher {
  readonly #page: Page;
  readonly #rules: ReadonlyMap<string, readonly StyleRule[]>;
  /** By tag and classes, of elements without an id: those of one page are much alike, so that few are looked at. */
  readonly #candidates = new Map<number, Map<string | null, Candidates>>();
  readonly #styles = new Map<string, Declarations>();

  constructor(page: Page, rules: ReadonlyMap<string, readonly StyleRule[]>) {
    this.#page = page;
    this.#rules = rules;
  }

  declarationsOf(node: NodeId): Declarations {
    const style = getAttribute(this.#page, node, 'style');
    const own = style === null ? NOTHING : this.#readStyle(style);
    const matched = this.#rules.size === 0 ? NOTHING : this.#matched(node);
    if (matched.size === 0) return own;
    return own.size === 0 ? matched : new Map([...matched, ...own]);
  }

  #readStyle(style: string): Declarations {
    let declarations = this.#styles.get(style);
    if (declarations === undefined) {
      declarations = readDeclarations(style);
      this.#styles.set(style, declarations);
    }
    return declarations;
  }

  #matched(node: NodeId): Declarations {
    const id = getAttribute(this.#page, node, 'id');
    const className = getAttribute(this.#page, node, 'class');
    const { rules, shared } = id === null ? this.#remembered(node, className) : this.#candidatesOf(node, id, className);
    return shared ?? this.#merge(node, rules);
  }

  #remembered(node: NodeId, className: string | null): Candidates {
    const tag = this.#page.tree.tag[node]!;
    let ofTag = this.#candidates.get(tag);
    if (ofTag === undefined) {
      ofTag = new Map();
      this.#candidates.set(tag, ofTag);
    }
    let candidates = ofTag.get(className);
    if (candidates === undefined) {
      candidates = this.#candidatesOf(node, null, className);
      ofTag.set(className, candidates);
    }
    return candidates;
  }

  #candidatesOf(node: NodeId, id: string | null, className: string | null): Candidates {
    const rules: StyleRule[] = [];
    const keys = keysOf(tagNameOf(this.#page.tree, node), id, className);
    for (const key of keys) rules.push(...(this.#rules.get(key) ?? []));
    if (rules.length === 0) return NO_CANDIDATES;
    rules.sort((a, b) => a.specificity - b.specificity || a.order - b.order);
    const isShared = rules.every(({ compound }) => isPlain(compound));
    return { rules, shared: isShared ? this.#merge(node, rules) : null };
  }

  #merge(node: NodeId, rules: readonly StyleRule[]): Declarations {
    const merged = new Map<string, string>();
    for (const { compound, declarations } of rules) {
      if (!matchesCompound(this.#page, node, compound)) continue;
      for (const [name, value] of declarations()) merged.set(name, value);
    }
    return merged;
  }
}

/** Whether a compound asks for nothing but tag, classes and id. */
function isPlain({ attributes, places, not }: Compound): boolean {
  return places.length + not.length === 0 && attributes.every(({ name }) => name === 'class' || name === 'id');
}

function keysOf(tag: string, id: string | null, className: string | null): string[] {
  const classes = className?.split(WHITE_SPACE, MAX_CLASSES) ?? [];
  const keys = ['*', tag, ...classes.map((name) => `.${name}`)];
  if (id !== null) keys.push(`#${id}`);
  return keys;
}
