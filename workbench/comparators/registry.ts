import { boilernet, boilernetHashed } from './boilernet/boilernet.ts';
import type { Comparator } from './comparator.ts';
import { tabnetBasic, tabnetBoth } from './tabnet/tabnet.ts';
import { victor, victorChain } from './victor/victor.ts';
import { vips } from './vips/vips.ts';
import { web2textPublished, web2textRetrained } from './web2text/web2text.ts';

/** All comparators, in the order of the tables. The command line names the same ones in `packages/cli/src/comparators.ts`. */
const COMPARATORS: readonly Comparator[] = [
  web2textPublished,
  web2textRetrained,
  victor,
  victorChain,
  boilernet,
  boilernetHashed,
  tabnetBasic,
  tabnetBoth,
  // VIPS last: it has no weights.
  vips,
];

/** All comparators, whether their weights are here or not. */
export function comparators(): readonly Comparator[] {
  return COMPARATORS;
}

/** The comparator whose method has that name. */
export function comparatorNamed(name: string): Comparator | undefined {
  return COMPARATORS.find(({ method }) => method.name === name);
}
