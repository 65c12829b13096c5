import { tagNameOf } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { SPACES } from '../../page/spaces.ts';
import type { NodeId } from '../../page/tree.ts';
import type { ElementNames } from './element-names.ts';
import type { RuleIndex } from './rule-index.ts';
import type { StyleRule } from './style-rule.ts';

/** The rules found by a combination of classes, and with them all candidates by tag. */
interface OfClasses {
  readonly rules: readonly StyleRule[];
  readonly ofTags: Map<string, readonly StyleRule[]>;
}

const NO_RULES: readonly StyleRule[] = [];

/** Finds the rules of an index that an element may match. */
export class RuleFinder {
  readonly #page: Page;
  readonly #index: RuleIndex;
  /** For elements that no rule refers to by class: nearly all elements of a page. */
  readonly #unnamed: OfClasses = { rules: NO_RULES, ofTags: new Map() };
  /** By `class` attribute: the elements of a page share a few combinations of classes. */
  readonly #ofClasses = new Map<string, OfClasses>();
  /** Attribute names that rules are indexed by, with the page's ids for them as keys. */
  readonly #attributes = new Map<number, string>();

  readonly #onGathered: (rules: number) => void;

  /** `onGathered` is told of every list of rules that is kept, because a page can have as many as it has elements. */
  constructor(page: Page, index: RuleIndex, onGathered: (rules: number) => void) {
    this.#page = page;
    this.#index = index;
    this.#onGathered = onGathered;
    for (const name of index.attributes) {
      const id = page.tree.attributes.nameIds.get(name);
      if (id !== undefined) this.#attributes.set(id, name);
    }
  }

  /** The rules that an element may match, in no particular order. */
  candidatesOf(node: NodeId, { id, className }: ElementNames): readonly StyleRule[] {
    const ofClasses = className === null ? this.#unnamed : this.#namedBy(className);
    const tag = tagNameOf(this.#page.tree, node);
    let rules = ofClasses.ofTags.get(tag);
    if (rules === undefined) {
      rules = [...this.#index.rulesOf('', '*'), ...this.#index.rulesOf('', tag), ...ofClasses.rules];
      ofClasses.ofTags.set(tag, rules);
      this.#onGathered(rules.length);
    }
    const ofId = id === null ? NO_RULES : this.#index.rulesOf('#', id);
    const ofAttributes = this.#attributes.size === 0 ? NO_RULES : this.#rulesOfAttributes(node);
    return ofId.length + ofAttributes.length === 0 ? rules : [...rules, ...ofId, ...ofAttributes];
  }

  #namedBy(className: string): OfClasses {
    let ofClasses = this.#ofClasses.get(className);
    if (ofClasses === undefined) {
      const rules: StyleRule[] = [];
      // All of them: a text could hide behind many that mean nothing.
      for (const name of new Set(className.split(SPACES)))
        for (const rule of this.#index.rulesOf('.', name)) rules.push(rule);
      ofClasses = rules.length === 0 ? this.#unnamed : { rules, ofTags: new Map() };
      this.#ofClasses.set(className, ofClasses);
    }
    return ofClasses;
  }

  #rulesOfAttributes(node: NodeId): readonly StyleRule[] {
    const { attributeStart, attributes } = this.#page.tree;
    const rules: StyleRule[] = [];
    for (let row = attributeStart[node]!; row < attributeStart[node + 1]!; row++) {
      const name = this.#attributes.get(attributes.name[row]!);
      if (name !== undefined) rules.push(...this.#index.rulesOf('[', name));
    }
    return rules;
  }
}
