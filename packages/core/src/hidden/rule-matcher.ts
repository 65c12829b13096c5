import { attributeReader, tagNameOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { matchesCompound } from '../page/selectors/match-compound.ts';
import type { Compound } from '../page/selectors/selector.ts';
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
  /** Those that ask for more than tag, classes and id. */
  readonly intricate: readonly StyleRule[];
  /** What all others say: the same for every element with this tag, these classes and this id. */
  readonly shared: Declarations;
}

const NOTHING: Declarations = new Map();
const NO_CANDIDATES: Candidates = { rules: [], intricate: [], shared: NOTHING };

/** What the page's own style sheets say about single elements. */
export class RuleMatcher {
  readonly #page: Page;
  readonly #rules: ReadonlyMap<string, readonly StyleRule[]>;
  /** By tag and classes, of elements without an id: those of one page are much alike, so that few are looked at. */
  readonly #candidates = new Map<number, Map<string | null, Candidates>>();
  readonly #styles = new Map<string, Declarations>();
  readonly #styleOf: (node: NodeId) => string | null;
  readonly #idOf: (node: NodeId) => string | null;
  readonly #classOf: (node: NodeId) => string | null;
  readonly #maxCompared: number;
  #compared = 0;

  constructor(
    page: Page,
    rules: ReadonlyMap<string, readonly StyleRule[]>,
    maxCompared: number = MAX_COMPARED,
  ) {
    this.#page = page;
    this.#rules = rules;
    this.#styleOf = attributeReader(page, 'style');
    this.#idOf = attributeReader(page, 'id');
    this.#classOf = attributeReader(page, 'class');
    this.#maxCompared = maxCompared;
  }

  /** The declarations for an element, those of its `style` attribute included. */
  declarationsOf(node: NodeId): Declarations {
    const style = this.#styleOf(node);
    const own = style === null ? NOTHING : this.#readStyle(style);
    const isDone = this.#rules.size === 0 || this.#compared >= this.#maxCompared;
    const matched = isDone ? NOTHING : this.#matched(node);
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
    const id = this.#idOf(node);
    const className = this.#classOf(node);
    const candidates =
      id === null ? this.#remembered(node, className) : this.#candidatesOf(node, id, className);
    this.#compared += candidates.intricate.length;
    const isShared = !candidates.intricate.some(({ compound }) =>
      matchesCompound(this.#page, node, compound),
    );
    return isShared ? candidates.shared : this.#merge(node, candidates.rules);
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

/** Whether a compound asks for nothing but tag, classes and id. */
function isPlain({ attributes, places, not }: Compound): boolean {
  return (
    places.length + not.length === 0 && attributes.every(({ name }) => name === 'class' || name === 'id')
  );
}

function keysOf(tag: string, id: string | null, className: string | null): string[] {
  const classes = className?.split(WHITE_SPACE, MAX_CLASSES) ?? [];
  const keys = ['*', tag, ...classes.map((name) => `.${name}`)];
  if (id !== null) keys.push(`#${id}`);
  return keys;
}
