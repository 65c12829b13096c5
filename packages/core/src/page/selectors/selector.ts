/** How the text of an attribute is compared. */
export type AttributeOperator = '' | '=' | '~=' | '|=' | '^=' | '$=' | '*=';

/** A condition on one attribute: `[href^="/a" i]`, `.name` and `#id` alike. */
export interface AttributeTest {
  readonly name: string;
  readonly operator: AttributeOperator;
  readonly value: string;
  readonly ignoreCase: boolean;
}

/** Where an element has to stand among its siblings. */
export type PlaceTest = 'first-child' | 'last-child' | 'only-child' | 'empty' | 'root';

/** Conditions on one element: `p.lead:not(.ad)`. */
export interface Compound {
  /** Tag name, `null` for any. */
  readonly tag: string | null;
  readonly attributes: readonly AttributeTest[];
  readonly places: readonly PlaceTest[];
  /** None of these may hold. */
  readonly not: readonly Compound[];
}

/** How an element relates to the one of the compound before it. */
export type Combinator = ' ' | '>' | '+' | '~';

/** One compound of a chain and how it hangs on the one before; the first hangs on nothing. */
export interface SelectorStep {
  readonly combinator: Combinator;
  readonly compound: Compound;
}

/** A selector list: an element matches when one of the chains ends in it. */
export type Selector = readonly (readonly SelectorStep[])[];
