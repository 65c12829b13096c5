/** How to compare the value of an attribute. */
export type AttributeOperator = '' | '=' | '~=' | '|=' | '^=' | '$=' | '*=';

/** A condition on one attribute: `[href^="/a" i]`, `.name` and `#id` alike. */
export interface AttributeTest {
  readonly name: string;
  readonly operator: AttributeOperator;
  readonly value: string;
  readonly ignoreCase: boolean;
}

/** The position of an element among its siblings. */
export type PlaceTest = 'first-child' | 'last-child' | 'only-child' | 'empty' | 'root';

/** Conditions on one element: `p.lead:not(.ad)`. */
export interface Compound {
  /** Tag name, `null` for any. */
  readonly tag: string | null;
  readonly attributes: readonly AttributeTest[];
  readonly places: readonly PlaceTest[];
  /** None of these may match. */
  readonly not: readonly Compound[];
}

/** How an element relates to the one matched by the compound before. */
export type Combinator = ' ' | '>' | '+' | '~';

/** One compound of a chain and its combinator with the one before; the first has none. */
export interface SelectorStep {
  readonly combinator: Combinator;
  readonly compound: Compound;
}

/** A selector list: an element matches if one of the chains ends in it. */
export type Selector = readonly (readonly SelectorStep[])[];
