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

/** `:nth-child(step·n + offset)` and its like. */
export interface NthTest {
  readonly step: number;
  readonly offset: number;
  readonly isOfType: boolean;
  readonly isFromEnd: boolean;
}

/** A list of which one selector must match: `:is()`, `:where()`, and `&` in a nested rule. */
export interface AnyOf {
  readonly selector: Selector;
  /** What it adds to the specificity; worked out once, because nested rules share the lists around them. */
  readonly specificity: number;
}

/** Conditions on one element: `p.lead:not(.ad)`. */
export interface Compound {
  /** Tag name, `null` for any. */
  readonly tag: string | null;
  readonly attributes: readonly AttributeTest[];
  readonly places: readonly PlaceTest[];
  readonly nths: readonly NthTest[];
  readonly is: readonly AnyOf[];
  /** None of these may match. */
  readonly not: Selector;
  /**
   * What the reader has to do first: `open` something (`:checked`, `:target`), or something `other` that leaves no trace in the
   * page, such as pointing at it. `part`: the selector is about a part of the element, such as `::before`.
   */
  readonly state: 'open' | 'other' | 'part' | null;
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
