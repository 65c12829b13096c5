import { VICTOR_COLUMNS } from '../block-columns.ts';
import type { Template } from '../model.ts';

/** Templates read at most this many blocks back and ahead. @source Victor, configuration (template). */
const MAX_OFFSET = 3;

/** Distances to the block that is read, as rows of the weights. */
export const OFFSETS: readonly number[] = Array.from(
  { length: 2 * MAX_OFFSET + 1 },
  (_, i) => i - MAX_OFFSET,
);

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
  if (column === 'container.img') return { first: -MAX_OFFSET, last: 0 };
  if (column.startsWith('split.') || column.startsWith('sentence-not-'))
    return { first: 1 - MAX_OFFSET, last: MAX_OFFSET };
  return { first: -MAX_OFFSET, last: MAX_OFFSET };
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
