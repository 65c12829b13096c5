import { SourceError } from '../source-error.ts';
import type { BatchItem } from './inputs.ts';
import { itemId } from './item-id.ts';
import { dropTornRow, endOfLines, readRowIds } from './output.ts';

/**
 * Moves past the pages that an earlier run has finished, by its output file, and says how many they are.
 * Every row must belong to the page at its place: an output of something else is refused, not mixed.
 */
export async function skipFinished(items: AsyncIterator<BatchItem>, output: string): Promise<number> {
  const end = await endOfLines(output);
  let rows = 0;
  for await (const id of readRowIds(output, end)) {
    rows++;
    const next = await items.next();
    if (next.done === true) throw mismatch(output, rows, id, 'the input has no more pages');
    const expected = next.value.kind === 'broken' ? next.value.origin : itemId(next.value);
    if (id !== expected) throw mismatch(output, rows, id, `the input has ${JSON.stringify(expected)} there`);
  }
  // Only now: a file of something else has been left as it was.
  await dropTornRow(output, end);
  return rows;
}

function mismatch(output: string, row: number, id: unknown, why: string): SourceError {
  const message =
    `${output} does not belong to this input: row ${row} is ${JSON.stringify(id) ?? 'not a row'}, ${why}. ` +
    'Give the same inputs as before, or --force to start over';
  return new SourceError('resume-mismatch', message);
}
