import type { Compound } from '../page/selectors/selector.ts';
import type { StyleBlock } from './css-blocks.ts';
import { type Declarations, readDeclarations } from './declarations.ts';
import type { RuleTable, RuleTables, StyleRule } from './rule-matcher.ts';
import { keyOf, keysOf, singlesOf } from './selector-keys.ts';

/** Rules that one class, id or tag can have; more would make every element slow. */
const MAX_PER_KEY = 40;

/** Declarations that hide, and those that undo it. */
const MAY_MATTER =
  /display|visibility|opacity|clip|left|right|top|indent|height|width|font-size|color|transform|overflow/iu;

/**
 * Rules about single elements. Most of a sheet are about elements that the content does not have, so that selectors are only read
 * once an element has the id, the class or the tag that they ask for.
 */
export class RuleIndex implements RuleTables {
  readonly ids: LazyRules = new LazyRules('#');
  readonly classes: LazyRules = new LazyRules('.');
  readonly tags: LazyRules = new LazyRules('');
  /** How many rules were added. */
  count = 0;

  /** Adds the rules of a block, as far as they are about single elements and what may hide those. */
  add({ selectors, block }: StyleBlock): void {
    const keys = keysOf(selectors);
    if (keys.length === 0 || !MAY_MATTER.test(block)) return;
    const list = new SelectorList(selectors, block, this.count);
    this.count += keys.length;
    for (const key of keys) {
      if (key.startsWith('#')) this.ids.add(key.slice(1), list);
      else if (key.startsWith('.')) this.classes.add(key.slice(1), list);
      else this.tags.add(key, list);
    }
  }
}

/** Rules by one kind of name. */
class LazyRules implements RuleTable {
  readonly #sign: string;
  readonly #lists = new Map<string, SelectorList[]>();
  readonly #rules = new Map<string, readonly StyleRule[]>();

  /** `sign` is what stands before a name of this kind in a selector. */
  constructor(sign: string) {
    this.#sign = sign;
  }

  get size(): number {
    return this.#lists.size;
  }

  add(name: string, list: SelectorList): void {
    const lists = this.#lists.get(name);
    if (lists === undefined) this.#lists.set(name, [list]);
    else if (lists.at(-1) !== list) lists.push(list);
  }

  get(name: string): readonly StyleRule[] | undefined {
    const lists = this.#lists.get(name);
    if (lists === undefined) return undefined;
    let rules = this.#rules.get(name);
    if (rules === undefined) {
      const key = this.#sign + name;
      rules = lists.flatMap((list) => list.rulesFor(key)).slice(0, MAX_PER_KEY);
      this.#rules.set(name, rules);
    }
    return rules;
  }
}

/** The selectors of one block. */
class SelectorList {
  readonly #selectors: string;
  readonly #block: string;
  readonly #order: number;
  #declarations: Declarations | undefined;
  #rules: ReadonlyMap<string, readonly StyleRule[]> | undefined;

  constructor(selectors: string, block: string, order: number) {
    this.#selectors = selectors;
    this.#block = block;
    this.#order = order;
  }

  rulesFor(key: string): readonly StyleRule[] {
    this.#rules ??= this.#read();
    return this.#rules.get(key) ?? [];
  }

  #read(): ReadonlyMap<string, readonly StyleRule[]> {
    const rules = new Map<string, StyleRule[]>();
    const declarations = (): Declarations => {
      this.#declarations ??= readDeclarations(this.#block);
      return this.#declarations;
    };
    for (const [index, compound] of singlesOf(this.#selectors).entries()) {
      const specificity = specificityOf(compound);
      const rule: StyleRule = { compound, declarations, specificity, order: this.#order + index };
      const key = keyOf(compound);
      const ofKey = rules.get(key);
      if (ofKey === undefined) rules.set(key, [rule]);
      else ofKey.push(rule);
    }
    return rules;
  }
}

function specificityOf({ tag, attributes, places, not }: Compound): number {
  let ids = 0;
  for (const { name, operator } of attributes) if (name === 'id' && operator === '=') ids++;
  const others = attributes.length - ids + places.length + not.length;
  return 10_000 * ids + 100 * others + (tag === null ? 0 : 1);
}
