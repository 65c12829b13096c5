import type { UnreadRule } from './css-rules.ts';
import { type Declarations, readDeclarations } from './declarations.ts';
import type { RuleTable, RuleTables } from './rule-matcher.ts';
import { keyOf, keysOf, singlesOf } from './selector-keys.ts';
import { type StyleRule, styleRule } from './style-rule.ts';

/** Rules that are kept of a page. @cap */
const MAX_RULES = 2_000;
/** Rules that one class, id or tag can have; more would make every element slow. @cap */
const MAX_PER_KEY = 40;

/** Declarations that hide, and those that undo it. */
const MAY_MATTER =
  /display|visib|opacity|filter|mask|clip|left|right|top|bottom|inset|margin[^;:}]{0,20}:[^;}]{0,40}-\s?\d\d|padding[^;:}]{0,20}:[^;}]{0,40}\d\d|indent|text-s|height|width|font|color|background|trans|scale|rotate|overflow|animation|position|\\/iu;

/**
 * Rules about single elements. Most of a sheet are about elements that the content does not have, so that selectors are only read
 * once an element has the id, the class or the tag that they ask for.
 */
export class RuleIndex implements RuleTables {
  readonly ids: LazyRules = new LazyRules('#');
  readonly classes: LazyRules = new LazyRules('.');
  readonly tags: LazyRules = new LazyRules('');
  /** Whether some selectors are left out, so that nobody can be sure of what elements inherit. */
  isPartial = false;
  readonly #maxRules: number;
  /** How many rules there are, as far as can be told before their selectors are read. */
  #count = 0;
  /** The lists of selectors that may turn out to hold fewer. */
  #unsettled: SelectorList[] = [];
  #order = 0;

  constructor(maxRules: number = MAX_RULES) {
    this.#maxRules = maxRules;
  }

  /** Whether there is no room for more. Selectors are only read for this where they seem to fill it. */
  get isFull(): boolean {
    if (this.#count < this.#maxRules) return false;
    for (const list of this.#unsettled) this.#count -= list.keyCount - list.ruleCount;
    this.#unsettled = [];
    return this.#count >= this.#maxRules;
  }

  /** Adds a rule of a style sheet, as far as they are about single elements and what may hide those. */
  add(rule: UnreadRule): void {
    const keys = keysOf(rule.selectors);
    if (!this.isPartial) this.isPartial = keys.length < rule.selectors.split(',').length;
    if (keys.length === 0) return;
    const { body } = rule;
    if (!MAY_MATTER.test(body)) return;
    const list = new SelectorList(rule.selectors, body, this.#order, keys.length);
    this.#order += keys.length;
    this.#count += keys.length;
    this.#unsettled.push(list);
    for (const key of keys) {
      const table = key.startsWith('#') ? this.ids : key.startsWith('.') ? this.classes : this.tags;
      if (!table.add(table === this.tags ? key : key.slice(1), list)) this.isPartial = true;
    }
  }
}

interface RulesOfName {
  readonly lists: SelectorList[];
  /** How many rules there are at most. */
  count: number;
  rules: readonly StyleRule[] | null;
}

/** Rules by one kind of name. */
class LazyRules implements RuleTable {
  readonly #sign: string;
  readonly #names = new Map<string, RulesOfName>();

  /** `sign` is what stands before a name of this kind in a selector. */
  constructor(sign: string) {
    this.#sign = sign;
  }

  get size(): number {
    return this.#names.size;
  }

  /** Whether there is room for it: beyond it, some rule of this name may be left out. */
  add(name: string, list: SelectorList): boolean {
    const known = this.#names.get(name);
    if (known === undefined) {
      this.#names.set(name, { lists: [list], count: 1, rules: null });
      return true;
    }
    if (known.lists.at(-1) !== list) known.lists.push(list);
    known.count++;
    return known.count <= MAX_PER_KEY;
  }

  get(name: string): readonly StyleRule[] | undefined {
    const known = this.#names.get(name);
    if (known === undefined) return undefined;
    const key = this.#sign + name;
    known.rules ??= known.lists.flatMap((list) => list.rulesFor(key)).slice(0, MAX_PER_KEY);
    return known.rules;
  }
}

/** The selectors of one rule. */
class SelectorList {
  readonly #selectors: string;
  readonly #body: string;
  readonly #order: number;
  /** How many rules there are where every selector can be read. */
  readonly keyCount: number;
  #declarations: Declarations | undefined;
  #rules: readonly StyleRule[] | undefined;
  #byKey: ReadonlyMap<string, readonly StyleRule[]> | undefined;

  constructor(selectors: string, body: string, order: number, keyCount: number) {
    this.#selectors = selectors;
    this.#body = body;
    this.#order = order;
    this.keyCount = keyCount;
  }

  get ruleCount(): number {
    return this.#read().length;
  }

  rulesFor(key: string): readonly StyleRule[] {
    const rules = this.#read();
    if (rules.length === 1) return keyOf(rules[0]!.compound) === key ? rules : NONE;
    this.#byKey ??= byKey(rules);
    return this.#byKey.get(key) ?? NONE;
  }

  #read(): readonly StyleRule[] {
    if (this.#rules !== undefined) return this.#rules;
    const declarations = (): Declarations => {
      this.#declarations ??= readDeclarations(this.#body);
      return this.#declarations;
    };
    this.#rules = singlesOf(this.#selectors).map((compound, index) =>
      styleRule(compound, declarations, this.#order + index),
    );
    return this.#rules;
  }
}

const NONE: readonly StyleRule[] = [];

function byKey(rules: readonly StyleRule[]): ReadonlyMap<string, readonly StyleRule[]> {
  const found = new Map<string, StyleRule[]>();
  for (const rule of rules) {
    const key = keyOf(rule.compound);
    const ofKey = found.get(key);
    if (ofKey === undefined) found.set(key, [rule]);
    else ofKey.push(rule);
  }
  return found;
}
