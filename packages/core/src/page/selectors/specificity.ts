import type { Compound, Selector, SelectorStep } from './selector.ts';

/** What an id counts for, and a class, an attribute or a place; a tag counts for one. @format */
const PER_ID = 10_000;
const PER_CONDITION = 100;

/** How strong the strongest selector of a list is. */
export function strongest(selector: Selector): number {
  return selector.reduce((most, chain) => Math.max(most, specificityOf(chain)), 0);
}

/** How strong a selector is: of the rules that match an element, the one with the most specific selector wins. */
export function specificityOf(chain: readonly SelectorStep[]): number {
  let sum = 0;
  for (const { compound } of chain) sum += ofCompound(compound);
  return sum;
}

function ofCompound({ tag, attributes, places, nths, is, not, state }: Compound): number {
  let ids = 0;
  for (const { name, operator } of attributes) if (name === 'id' && operator === '=') ids++;
  const others = attributes.length - ids + places.length + nths.length + (state === null ? 0 : 1);
  let sum = PER_ID * ids + PER_CONDITION * others + (tag === null ? 0 : 1) + strongest(not);
  for (const { specificity } of is) sum += specificity;
  return sum;
}
