import type { PageNames } from './page-names.ts';
import type { RuleList, StyleRule } from './style-rule.ts';

/** Maximum number of selectors per page. @cap */
const MAX_SELECTORS = 20_000;
/** Maximum number of rules per class, id or tag; more would slow down every element with it. @cap */
const MAX_PER_KEY = 200;

/** What a rule is indexed by: an `#id`, a `.class`, an attribute (`[name`), or a tag. */
export type KeyKind = '#' | '.' | '[' | '';

interface RulesOfKey {
  readonly lists: RuleList[];
  /** Their selectors, parsed on first use. */
  rules: readonly StyleRule[] | null;
}

/** Rules by the id, class, attribute or tag that an element needs to match them. Selectors are parsed once an element has it. */
export class RuleIndex {
  readonly #rules: Readonly<Record<KeyKind, Map<string, RulesOfKey>>> = {
    '#': new Map(),
    '.': new Map(),
    '[': new Map(),
    '': new Map(),
  };
  readonly #takes: (list: RuleList) => boolean;
  readonly #names: PageNames;
  #count = 0;
  #isPartial = false;

  /** `takes` selects rules; it is called for a rule once an element has its key. */
  constructor(lists: readonly RuleList[], takes: (list: RuleList) => boolean, names: PageNames) {
    this.#takes = takes;
    this.#names = names;
    for (const list of lists) for (const key of list.keys) this.#add(list, key);
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** Whether some rules were left out. It may become true later. */
  get isPartial(): boolean {
    return this.#isPartial;
  }

  /** The attribute names that rules are indexed by. */
  get attributes(): Iterable<string> {
    return this.#rules['['].keys();
  }

  /** The rules indexed by a name. */
  rulesOf(kind: KeyKind, name: string): readonly StyleRule[] {
    const known = this.#rules[kind].get(name);
    if (known === undefined) return NO_RULES;
    known.rules ??= this.#read(known.lists, kind + name);
    return known.rules;
  }

  #add(list: RuleList, key: string): void {
    if (this.#count >= MAX_SELECTORS) this.#isPartial = true;
    else {
      this.#count++;
      const sign = key[0];
      const kind = sign === '#' || sign === '.' || sign === '[' ? sign : '';
      const name = kind === '' ? key : key.slice(1);
      const known = this.#rules[kind].get(name);
      if (known === undefined) this.#rules[kind].set(name, { lists: [list], rules: null });
      else if (known.lists[known.lists.length - 1] !== list) known.lists.push(list);
    }
  }

  #read(lists: readonly RuleList[], key: string): readonly StyleRule[] {
    const rules: StyleRule[] = [];
    for (const list of lists) {
      if (!this.#takes(list)) continue;
      if (!list.isReadable) this.#isPartial = true;
      for (const rule of list.rulesFor(key))
        if (rule.isFound || this.#names.mayMatch(rule.chain)) rules.push(rule);
    }
    if (rules.length <= MAX_PER_KEY) return rules;
    this.#isPartial = true;
    // A rule that is left out might have shown what another one hides.
    return rules.filter(({ list }) => !list.mayHide).slice(-MAX_PER_KEY);
  }
}

const NO_RULES: readonly StyleRule[] = [];
