import { rename, rm } from 'node:fs/promises';
import { writeError } from '../files/write-output.ts';
import { endOfLines } from './finished-rows.ts';
import type { BatchInputs, BatchItem } from './inputs.ts';
import { openOutput, type RowSink } from './output.ts';
import { pairFinished } from './resume.ts';
import { type BatchOptions, type BatchSummary, runBatch } from './run-batch.ts';

/** How a retry went. */
export interface RetrySummary extends BatchSummary {
  /** Rows in the output now, old and new. */
  readonly finished: number;
}

/**
 * Retries the failed pages of an earlier run and replaces their rows. All rows go into a file next to the output, which
 * replaces it at the end, so that an interruption leaves the output as it was. Afterwards the inputs are positioned
 * after the last finished page. `wrap` may change what is written, as for the output itself.
 */
export async function retryFailed(
  inputs: BatchInputs,
  output: string,
  options: BatchOptions,
  wrap: (sink: RowSink) => RowSink = (sink) => sink,
): Promise<RetrySummary> {
  let finished = 0;
  const end = await endOfLines(output);
  const beside = `${output}.retry`;
  const sink = wrap(await openOutput(beside, 'overwrite'));
  try {
    const items = itemsToRetry(inputs.items, output, end, () => finished++);
    const summary = await runBatch({ ...inputs, items }, sink, options).finally(() => sink.close());
    if (!summary.interrupted) await replace(beside, output);
    return { ...summary, finished };
  } finally {
    await rm(beside, { force: true });
  }
}

async function* itemsToRetry(
  items: AsyncIterator<BatchItem>,
  output: string,
  end: number,
  onRow: () => void,
): AsyncGenerator<BatchItem, void, undefined> {
  for await (const [item, row] of pairFinished(items, output, end)) {
    onRow();
    yield row.failed ? item : { kind: 'kept', origin: item.origin, line: row.line };
  }
}

async function replace(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    throw writeError(error, to);
  }
}
