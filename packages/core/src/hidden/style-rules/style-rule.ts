import type { AttributeTest, Compound, SelectorStep } from '../../page/selectors/selector.ts';
import { specificityOf } from '../../page/selectors/specificity.ts';
import { type Declared, readDeclarations } from '../declarations/declarations.ts';
import type { HidingHints } from '../declarations/may-hide.ts';
import type { SheetRule } from '../sheets/sheet-rule.ts';
import { keysOfCompound, looseKeysOf, plainKeysOf } from './selector-keys.ts';

/** One selector of a rule. */
export interface StyleRule {
  /** Empty if it cannot be read: then we do not know what it matches. */
  readonly chain: readonly SelectorStep[];
  /** The keys that it is indexed by. */
  readonly keys: readonly string[];
  /** Whether its key is all it asks for, so that every element with the key matches. */
  readonly isFound: boolean;
  readonly specificity: number;
  readonly list: RuleList;
}

/** One rule of a page with all of its selectors. Each part of it is read on first use. */
export class RuleList {
  readonly rule: SheetRule;
  /** Its position among the rules of the page. */
  readonly order: number;
  readonly #hints: HidingHints;
  #knownKeys: readonly string[] | null | undefined;
  #mayHide: boolean | undefined;
  #declared: Declared | undefined;
  #suspicion: number | undefined;
  #rules: readonly StyleRule[] | undefined;

  constructor(rule: SheetRule, order: number, hints: HidingHints) {
    this.rule = rule;
    this.order = order;
    this.#hints = hints;
  }

  /** Whether it applies to every reader. */
  get isForAll(): boolean {
    return this.rule.context.isForAll;
  }

  get layer(): number {
    return this.rule.context.layer;
  }

  get body(): string {
    return this.rule.body;
  }

  /** The keys of its selectors; most are found without parsing. */
  get keys(): readonly string[] {
    if (this.#plainKeys !== null) return this.#plainKeys;
    return this.isReadable ? this.#parsedRules.flatMap(({ keys }) => keys) : this.#looseKeys;
  }

  /** A nested selector without a name has the keys of the one around it. */
  get #looseKeys(): readonly string[] {
    const { text, parent } = this.rule.selectors;
    const keys = looseKeysOf(text);
    return keys.length > 0 || parent === null ? keys : looseKeysOf(parent.text);
  }

  get #plainKeys(): readonly string[] | null {
    if (this.#knownKeys === undefined) {
      const { text, parent } = this.rule.selectors;
      this.#knownKeys = parent === null ? plainKeysOf(text) : null;
    }
    return this.#knownKeys;
  }

  /** How it may hide, judging by its declarations alone. */
  get suspicion(): number {
    this.#suspicion ??= this.#hints.suspicionOf(this.declared);
    return this.#suspicion;
  }

  /** Whether it may hide something, judging by its text alone. */
  get mayHide(): boolean {
    this.#mayHide ??= this.#hints.mayHide(this.body);
    return this.#mayHide;
  }

  get declared(): Declared {
    this.#declared ??= readDeclarations(this.body);
    return this.#declared;
  }

  /** Whether its selectors can be read. */
  get isReadable(): boolean {
    return this.rule.selectors.parsed !== null;
  }

  /** Its selectors with a certain key. */
  rulesFor(key: string): readonly StyleRule[] {
    if (!this.isReadable) return [{ chain: [], keys: [key], isFound: false, specificity: 0, list: this }];
    return this.#parsedRules.filter(({ keys }) => keys.includes(key));
  }

  get #parsedRules(): readonly StyleRule[] {
    this.#rules ??= this.#parse();
    return this.#rules;
  }

  #parse(): readonly StyleRule[] {
    const plain = this.#plainKeys;
    const rules: StyleRule[] = [];
    for (const [place, chain] of (this.rule.selectors.parsed ?? []).entries()) {
      if (chain.some(isNeverMet)) continue;
      const { compound } = chain[chain.length - 1]!;
      const keys = plain === null ? keysOfCompound(compound) : [plain[place]!];
      const isFound = chain.length === 1 && isOneName(compound);
      rules.push({ chain, keys, isFound, specificity: specificityOf(chain), list: this });
    }
    return rules;
  }
}

/** Orders rules as they are applied: the strongest last. */
export function byStrength(one: StyleRule, other: StyleRule): number {
  return (
    one.list.layer - other.list.layer ||
    one.specificity - other.specificity ||
    one.list.order - other.list.order
  );
}

/** Like `byStrength`, for `!important` declarations: there the first layer is the strongest. */
export function byImportance(one: StyleRule, other: StyleRule): number {
  return other.list.layer - one.list.layer || byStrength(one, other);
}

/** The number of conditions in a compound. */
export function testsOf({ attributes, places, nths, is, not }: Compound): number {
  return 1 + attributes.length + places.length + nths.length + is.length + not.length;
}

/** A selector for a pseudo-element, or for an element that the reader points at, matches no element of a page at rest. */
function isNeverMet({ compound: { state } }: SelectorStep): boolean {
  return state === 'part' || state === 'other';
}

function isOneName({ tag, attributes, places, nths, is, not, state }: Compound): boolean {
  if (places.length + nths.length + is.length + not.length > 0 || state !== null) return false;
  return attributes.length + (tag === null ? 0 : 1) <= 1 && attributes.every(isName);
}

/** `[class~='']` names nothing: no element matches it, though splitting a class attribute at white space may give an empty name. */
function isName({ name, operator, value }: AttributeTest): boolean {
  if (value === '') return false;
  return (name === 'class' && operator === '~=') || (name === 'id' && operator === '=');
}
