import { VICTOR_COLUMNS } from '../block-columns.ts';
import type { Template } from '../model.ts';

/** Templates look at most so many blocks back and ahead. @source Victor, configuration (template). */
const FARTHEST = 3;

/** Distances to the block that is read, as rows of the weights. */
export const OFFSETS: readonly number[] = Array.from({ length: 2 * FARTHEST + 1 }, (_, i) => i - FARTHEST);

/** The first and the last of the blocks around the judged one at which a column is read. */
interface Reach {
  readonly first: number;
  readonly last: number;
}

/** Where each column is read, in the order of the columns. @source Victor, configuration (template). */
export const REACHES: readonly Reach[] = VICTOR_COLUMNS.map(reachOf);

function reachOf(column: string): Reach {
  const isOfPage = column.startsWith('document.') || column === 'position' || column === 'first-twin';
  if (isOfPage) return { first: 0, last: 0 };
  if (column === 'container.img') return { first: -FARTHEST, last: 0 };
  if (column.startsWith('split.') || column.startsWith('sentence-not-'))
    return { first: 1 - FARTHEST, last: FARTHEST };
  return { first: -FARTHEST, last: FARTHEST };
}

/** One template for every distance and column; the authors also have a few of two columns. */
export const CHAIN_TEMPLATES: readonly Template[] = OFFSETS.flatMap((offset) =>
  VICTOR_COLUMNS.flatMap((column, i) => {
    const { first, last } = REACHES[i]!;
    return offset < first || offset > last
      ? []
      : [{ name: `${column}@${offset}`, offset, columns: [i + 1] } satisfies Template];
  }),
);
