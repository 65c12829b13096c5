import type { AttributeTest, Compound } from '../page/selectors/selector.ts';
import type { Declarations } from './declarations.ts';

/** A rule about single elements. */
export interface StyleRule {
  readonly compound: Compound;
  /** Whether it asks for nothing but a tag, `.classes` and an `#id`, so that elements with the same of these meet it alike. */
  readonly isPlain: boolean;
  /** Conditions that an element must be compared with, besides the name by which the rule is found. */
  readonly tests: number;
  /** Read on first use, as most rules of a sheet are about elements that the content does not have. */
  readonly declarations: () => Declarations;
  readonly specificity: number;
  readonly order: number;
}

/** The rule of a compound in a sheet. */
export function styleRule(compound: Compound, declarations: () => Declarations, order: number): StyleRule {
  const { tag, attributes, places, not } = compound;
  const isPlain = places.length + not.length === 0 && attributes.every(isName);
  const isFound = isPlain && attributes.length + (tag === null ? 0 : 1) <= 1;
  return {
    compound,
    isPlain,
    tests: isFound ? 0 : testsOf(compound),
    declarations,
    specificity: specificityOf(compound),
    order,
  };
}

/** `[class~='']` is none: no element meets it, though white space around classes seems to bring that name. */
function isName({ name, operator, value }: AttributeTest): boolean {
  if (value === '') return false;
  return (name === 'class' && operator === '~=') || (name === 'id' && operator === '=');
}

function testsOf({ attributes, places, not }: Compound): number {
  return not.reduce((tests, other) => tests + testsOf(other), 1 + attributes.length + places.length);
}

function specificityOf({ tag, attributes, places, not }: Compound): number {
  let ids = 0;
  for (const { name, operator } of attributes) if (name === 'id' && operator === '=') ids++;
  const others = attributes.length - ids + places.length + not.length;
  return 10_000 * ids + 100 * others + (tag === null ? 0 : 1);
}
