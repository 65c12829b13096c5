import { attributeValue, tagNameOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { matchesCompound } from '../page/selectors/match-compound.ts';
import type { NodeId } from '../page/tree.ts';
import { type Declarations, readDeclarations } from './declarations.ts';
import { reachOf } from './match-cost.ts';
import type { StyleRule } from './style-rule.ts';

/** Rules by a name. */
export type RuleTable = Pick<ReadonlyMap<string, readonly StyleRule[]>, 'get' | 'size'>;

/** Rules by what an element must have for them to be worth a look; those for any element stand under the tag `*`. */
export interface RuleTables {
  readonly ids: RuleTable;
  readonly classes: RuleTable;
  readonly tags: RuleTable;
  /** Whether the page has rules that are not in the tables. */
  readonly isPartial?: boolean;
}

const WHITE_SPACE = /\s+/u;
/** Classes of one element that are looked up. @cap */
const MAX_CLASSES = 50;
/**
 * What is spent on comparing elements of one page with rules, in characters; some nanoseconds each. Beyond it only `style`
 * attributes are read. The most expensive of two thousand real pages, compared as a whole, needs a third.
 * @cap
 */
const MAX_SPENT = 100_000_000;
/**
 * What it costs to find and sort one rule, and to merge one declaration, as many characters as are compared in that time.
 * @cap
 */
const PER_RULE = 64;
const PER_DECLARATION = 16;

/** The rules that an element may match, the strongest last. */
interface Candidates {
  readonly rules: readonly StyleRule[];
  /** Those that ask for more than a tag, classes and an id. */
  readonly intricate: readonly StyleRule[];
  /** What all others say: the same for every element with these. */
  readonly shared: Declarations;
}

/** The rules that the classes of an element bring, and what follows for each tag. */
interface OfClasses {
  readonly rules: readonly StyleRule[];
  readonly ofTags: Map<number, Candidates>;
}

const NOTHING: Declarations = new Map();
const NO_RULES: readonly StyleRule[] = [];
const NO_CANDIDATES: Candidates = { rules: NO_RULES, intricate: NO_RULES, shared: NOTHING };

/** What the page's own style sheets say about single elements. */
export class RuleMatcher {
  readonly #page: Page;
  readonly #rules: RuleTables;
  readonly #isEmpty: boolean;
  /** Of elements that no rule knows by more than their tag: nearly all of a page. */
  readonly #unnamed: OfClasses = { rules: NO_RULES, ofTags: new Map() };
  /** By classes, of others without an id that matters: those of one page are much alike, so that few are looked at. */
  readonly #ofClasses = new Map<string, OfClasses>();
  readonly #styles = new Map<string, Declarations>();
  /** How the page numbers the names of these attributes. */
  readonly #style: number;
  readonly #id: number;
  readonly #class: number;
  readonly #maxSpent: number;
  #spent = 0;

  constructor(page: Page, rules: RuleTables, maxSpent: number = MAX_SPENT) {
    const { nameIds } = page.tree.attributes;
    this.#page = page;
    this.#rules = rules;
    this.#isEmpty = rules.ids.size + rules.classes.size + rules.tags.size === 0;
    this.#style = nameIds.get('style') ?? -1;
    this.#id = nameIds.get('id') ?? -1;
    this.#class = nameIds.get('class') ?? -1;
    this.#maxSpent = maxSpent;
  }

  /** Whether the page has rules of its own that are not looked at; it may turn out on the way. */
  get isPartial(): boolean {
    return this.#rules.isPartial === true || this.#spent > this.#maxSpent;
  }

  /** The declarations for an element, those of its `style` attribute included. */
  declarationsOf(node: NodeId): Declarations {
    const { attributeStart, attributes } = this.#page.tree;
    let style: string | null = null;
    let id: string | null = null;
    let className: string | null = null;
    const isDone = this.#isEmpty || this.#spent > this.#maxSpent;
    const to = attributeStart[node + 1]!;
    for (let row = attributeStart[node]!; row < to; row++) {
      const name = attributes.name[row];
      if (name === this.#style) style = attributeValue(this.#page, row);
      else if (isDone) continue;
      else if (name === this.#class) className = attributeValue(this.#page, row);
      else if (name === this.#id) id = attributeValue(this.#page, row);
    }
    const own = style === null ? NOTHING : this.#readStyle(style);
    const matched = isDone ? NOTHING : this.#matched(node, this.#candidatesOf(node, id, className));
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

  #matched(node: NodeId, { rules, intricate, shared }: Candidates): Declarations {
    if (intricate.length === 0 || !this.#affords(node, intricate)) return shared;
    const isShared = !intricate.some(({ compound }) => matchesCompound(this.#page, node, compound));
    return isShared ? shared : this.#merge(node, rules);
  }

  #candidatesOf(node: NodeId, id: string | null, className: string | null): Candidates {
    const ofClasses = className === null ? this.#unnamed : this.#namedBy(className);
    const ofId = id === null ? undefined : this.#rules.ids.get(id);
    if (ofId !== undefined) return this.#collect(node, [...ofClasses.rules, ...ofId]);
    const { rules, ofTags } = ofClasses;
    const tag = this.#page.tree.tag[node]!;
    let candidates = ofTags.get(tag);
    if (candidates === undefined) {
      candidates = this.#collect(node, rules);
      ofTags.set(tag, candidates);
    }
    return candidates;
  }

  #namedBy(className: string): OfClasses {
    let ofClasses = this.#ofClasses.get(className);
    if (ofClasses === undefined) {
      const rules = this.#rulesOfClasses(className);
      ofClasses = rules.length === 0 ? this.#unnamed : { rules, ofTags: new Map() };
      this.#ofClasses.set(className, ofClasses);
    }
    return ofClasses;
  }

  #rulesOfClasses(className: string): StyleRule[] {
    const rules: StyleRule[] = [];
    for (const name of className.split(WHITE_SPACE, MAX_CLASSES)) {
      const ofClass = this.#rules.classes.get(name);
      if (ofClass !== undefined) rules.push(...ofClass);
    }
    return rules;
  }

  /** Candidates for an element: some that its names bring, and those that its tag does. */
  #collect(node: NodeId, named: readonly StyleRule[]): Candidates {
    const { tags } = this.#rules;
    const ofTag = tags.get(tagNameOf(this.#page.tree, node)) ?? NO_RULES;
    const rules = [...(tags.get('*') ?? NO_RULES), ...ofTag, ...named];
    if (rules.length === 0) return NO_CANDIDATES;
    rules.sort((a, b) => a.specificity - b.specificity || a.order - b.order);
    if (rules.every(isPlain)) return { rules, intricate: NO_RULES, shared: this.#merge(node, rules) };
    const intricate = rules.filter((rule) => !rule.isPlain && this.#mayMatch(rule));
    return { rules, intricate, shared: this.#merge(node, rules.filter(isPlain)) };
  }

  /** Whether the page has every attribute that a rule asks for: `[hidden]` stands in many sheets of pages without one. */
  #mayMatch({ compound }: StyleRule): boolean {
    const { nameIds } = this.#page.tree.attributes;
    return compound.attributes.every(({ name }) => nameIds.has(name));
  }

  #merge(node: NodeId, rules: readonly StyleRule[]): Declarations {
    if (!this.#affords(node, rules)) return NOTHING;
    const merged = new Map<string, string>();
    for (const { compound, declarations, tests } of rules) {
      // One without tests is found by all that it asks for.
      if (tests > 0 && !matchesCompound(this.#page, node, compound)) continue;
      const declared = declarations();
      for (const [name, value] of declared) merged.set(name, value);
      this.#spent += declared.size * PER_DECLARATION;
    }
    return merged;
  }

  /** Whether there is enough left to compare an element with some rules, which is spent then. */
  #affords(node: NodeId, rules: readonly StyleRule[]): boolean {
    let tests = 0;
    for (const rule of rules) tests += rule.tests;
    this.#spent += rules.length * PER_RULE;
    if (tests > 0) this.#spent += tests * reachOf(this.#page.tree, node);
    return this.#spent <= this.#maxSpent;
  }
}

function isPlain(rule: StyleRule): boolean {
  return rule.isPlain;
}
