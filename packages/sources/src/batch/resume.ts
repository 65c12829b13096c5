import { SourceError } from '../source-error.ts';
import { dropTornRow, endOfLines, type FinishedRow, readFinishedRows } from './finished-rows.ts';
import type { BatchItem } from './inputs.ts';
import { itemId } from './item-id.ts';

/** How far an earlier run got. */
export interface Finished {
  readonly rows: number;
  /** Rows with an error. */
  readonly failed: number;
}

/**
 * Skips the pages that an earlier run has finished, according to its output file, and returns how many there are. Every
 * row must belong to the page at its position: the output of something else is rejected, not mixed in.
 */
export async function skipFinished(items: AsyncIterator<BatchItem>, output: string): Promise<Finished> {
  const end = await endOfLines(output);
  let rows = 0;
  let failed = 0;
  for await (const [, row] of pairFinished(items, output, end)) {
    rows++;
    if (row.failed) failed++;
  }
  // Only now, so that a file of something else stays as it was.
  await dropTornRow(output, end);
  return { rows, failed };
}

/** Every row in the first `end` bytes of an output file, with its page. */
export async function* pairFinished(
  items: AsyncIterator<BatchItem>,
  output: string,
  end: number,
): AsyncGenerator<readonly [BatchItem, FinishedRow], void, undefined> {
  let rows = 0;
  for await (const row of readFinishedRows(output, end)) {
    rows++;
    yield [await itemOf(row, items, output, rows), row];
  }
}

/** The page of a row: the next one, but records of WARC files without a page have no row. */
async function itemOf(
  row: FinishedRow,
  items: AsyncIterator<BatchItem>,
  output: string,
  number: number,
): Promise<BatchItem> {
  for (;;) {
    const next = await items.next();
    if (next.done === true) throw mismatch(output, number, row, 'the input has no more pages');
    const expected = itemId(next.value);
    if (row.id === expected) return next.value;
    if (next.value.kind !== 'record') throw mismatch(output, number, row, `the input has ${expected} there`);
  }
}

function mismatch(output: string, number: number, row: FinishedRow, why: string): SourceError {
  const message = `${output} does not belong to this input: row ${number} is ${row.id ?? 'not a row'}, ${why}`;
  return new SourceError('resume-mismatch', message);
}
