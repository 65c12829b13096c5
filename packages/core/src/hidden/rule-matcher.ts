import { attributeValue, tagNameOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { matchesCompound } from '../page/selectors/match-compound.ts';
import type { AttributeTest, Compound } from '../page/selectors/selector.ts';
import type { NodeId } from '../page/tree.ts';
import { type Declarations, readDeclarations } from './declarations.ts';

/** A rule about single elements. */
export interface StyleRule {
  readonly compound: Compound;
  /** Read on first use, as most rules of a sheet are about elements that the content does not have. */
  readonly declarations: () => Declarations;
  readonly specificity: number;
  readonly order: number;
}

/** Rules by a name. */
export type RuleTable = Pick<ReadonlyMap<string, readonly StyleRule[]>, 'get' | 'size'>;

/** Rules by what an element must have for them to be worth a look; those for any element stand under the tag `*`. */
export interface RuleTables {
  readonly ids: RuleTable;
  readonly classes: RuleTable;
  readonly tags: RuleTable;
}

const WHITE_SPACE = /\s+/u;
/** Classes of one element that are looked up. */
const MAX_CLASSES = 50;
/**
 * Rules that are compared with elements of one page, some microseconds each; a page of twenty thousand elements with
 * twenty rules each needs less than half. Beyond it only `style` attributes are read.
 */
const MAX_COMPARED = 1_000_000;

/** The rules that an element may match, the strongest last. */
interface Candidates {
  readonly rules: readonly StyleRule[];
  /** Those that ask for more than a tag, classes and an id. */
  readonly intricate: readonly StyleRule[];
  /** What all others say: the same for every element with these. */
  readonly shared: Declarations;
}

const NOTHING: Declarations = new Map();
const NO_CANDIDATES: Candidates = { rules: [], intricate: [], shared: NOTHING };

/** What the page's own style sheets say about single elements. */
export class RuleMatcher {
  readonly #page: Page;
  readonly #rules: RuleTables;
  readonly #isEmpty: boolean;
  /** By tag, of elements that no rule knows by more than that: nearly all of a page. */
  readonly #ofTags = new Map<number, Candidates>();
  /** By tag and classes, of others without an id that matters: those of one page are much alike, so that few are looked at. */
  readonly #ofClasses = new Map<string, Map<number, Candidates> | null>();
  readonly #styles = new Map<string, Declarations>();
  /** How the page numbers the names of these attributes. */
  readonly #style: number;
  readonly #id: number;
  readonly #class: number;
  readonly #maxCompared: number;
  #compared = 0;

  constructor(page: Page, rules: RuleTables, maxCompared: number = MAX_COMPARED) {
    const { nameIds } = page.tree.attributes;
    this.#page = page;
    this.#rules = rules;
    this.#isEmpty = rules.ids.size + rules.classes.size + rules.tags.size === 0;
    this.#style = nameIds.get('style') ?? -1;
    this.#id = nameIds.get('id') ?? -1;
    this.#class = nameIds.get('class') ?? -1;
    this.#maxCompared = maxCompared;
  }

  /** The declarations for an element, those of its `style` attribute included. */
  declarationsOf(node: NodeId): Declarations {
    const { attributeStart, attributes } = this.#page.tree;
    let style: string | null = null;
    let id: string | null = null;
    let className: string | null = null;
    const isDone = this.#isEmpty || this.#compared >= this.#maxCompared;
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
    if (intricate.length === 0) return shared;
    this.#compared += intricate.length;
    const isShared = !intricate.some(({ compound }) => matchesCompound(this.#page, node, compound));
    return isShared ? shared : this.#merge(node, rules);
  }

  #candidatesOf(node: NodeId, id: string | null, className: string | null): Candidates {
    const ofId = id === null ? undefined : this.#rules.ids.get(id);
    if (ofId !== undefined) return this.#collect(node, [...this.#rulesOfClasses(className ?? ''), ...ofId]);
    if (className === null) return this.#ofTag(node);
    let ofClasses = this.#ofClasses.get(className);
    if (ofClasses === undefined) {
      ofClasses = this.#rulesOfClasses(className).length === 0 ? null : new Map();
      this.#ofClasses.set(className, ofClasses);
    }
    if (ofClasses === null) return this.#ofTag(node);
    const tag = this.#page.tree.tag[node]!;
    let candidates = ofClasses.get(tag);
    if (candidates === undefined) {
      candidates = this.#collect(node, this.#rulesOfClasses(className));
      ofClasses.set(tag, candidates);
    }
    return candidates;
  }

  #ofTag(node: NodeId): Candidates {
    const tag = this.#page.tree.tag[node]!;
    let candidates = this.#ofTags.get(tag);
    if (candidates === undefined) {
      candidates = this.#collect(node, []);
      this.#ofTags.set(tag, candidates);
    }
    return candidates;
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
    const ofTag = tags.get(tagNameOf(this.#page.tree, node)) ?? [];
    const rules = [...(tags.get('*') ?? []), ...ofTag, ...named];
    if (rules.length === 0) return NO_CANDIDATES;
    rules.sort((a, b) => a.specificity - b.specificity || a.order - b.order);
    const plain = rules.filter(({ compound }) => isPlain(compound));
    const intricate = rules.filter(({ compound }) => !isPlain(compound));
    return { rules, intricate, shared: this.#merge(node, plain) };
  }

  #merge(node: NodeId, rules: readonly StyleRule[]): Declarations {
    this.#compared += rules.length;
    const merged = new Map<string, string>();
    for (const { compound, declarations } of rules) {
      if (!matchesCompound(this.#page, node, compound)) continue;
      for (const [name, value] of declarations()) merged.set(name, value);
    }
    return merged;
  }
}

/** Whether a compound asks for nothing but a tag, `.classes` and an `#id`: those by which its rule is found. */
function isPlain({ attributes, places, not }: Compound): boolean {
  return places.length + not.length === 0 && attributes.every(isName);
}

function isName({ name, operator }: AttributeTest): boolean {
  return (name === 'class' && operator === '~=') || (name === 'id' && operator === '=');
}
