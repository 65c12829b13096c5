import { availableParallelism } from 'node:os';
import { displayId } from '../jsonl/row-id.ts';
import { MAX_TIMER_MS } from '../longest-timer.ts';
import type { BatchInputs } from './inputs.ts';
import { itemId } from './item-id.ts';
import { type OpenedItem, type Opener, openAhead, openNothing } from './open-ahead.ts';
import { OrderedWriter } from './ordered-writer.ts';
import type { RowSink } from './output.ts';
import { encodeRow, type RowOptions } from './protocol.ts';
import { type Finished, Seat } from './seat.ts';

/** How to run a batch. */
export interface BatchOptions {
  /** The script of a child process; it calls `servePages`. */
  readonly worker: URL;
  readonly rows: RowOptions;
  /** Number of child processes; by default one per core. */
  readonly jobs?: number;
  /**
   * Milliseconds of CPU time that a page may take.
   * @default 30_000
   */
  readonly workMs?: number;
  /**
   * Milliseconds that a page may take by the clock, which decides last: for pages that wait. By default ten times the CPU time, so
   * that it does not matter what else the machine does.
   */
  readonly timeoutMs?: number;
  /**
   * Megabytes that a child process may use.
   * @default 512
   */
  readonly memoryMb?: number;
  /** Opens pages that are not read from files: fetches or renders them. */
  readonly opener?: Opener;
  /** Stops the run; complete rows stay. */
  readonly signal?: AbortSignal;
  /** Called after every finished page. */
  readonly onPage?: (progress: BatchProgress) => void;
}

/** A worker may share its core with nine others. @cap */
const CLOCK_FACTOR = 10;

/** The progress of a run. */
export interface BatchProgress {
  readonly pages: number;
  readonly empty: number;
  readonly failed: number;
}

/** How a run went. */
export interface BatchSummary extends BatchProgress {
  /** Records without a page, or not wanted; they are no pages and have no rows. */
  readonly skipped: number;
  readonly interrupted: boolean;
  /** The slowest page, by its id without quotes. */
  readonly slowest: { readonly name: string; readonly ms: number } | null;
  /** Child processes that were started. */
  readonly children: number;
}

/** Processes all pages of the input in parallel and writes one row for each, in input order. */
export async function runBatch(
  inputs: BatchInputs,
  sink: RowSink,
  options: BatchOptions,
): Promise<BatchSummary> {
  const { jobs = availableParallelism(), memoryMb = 512, workMs = 30_000, signal } = options;
  const timeoutMs = Math.min(options.timeoutMs ?? CLOCK_FACTOR * workMs, MAX_TIMER_MS);
  const seats = Array.from({ length: Math.max(1, jobs) }, () => {
    return new Seat({ worker: options.worker, rows: options.rows, workMs, timeoutMs, memoryMb });
  });
  const closeAll = (): void => {
    for (const seat of seats) seat.close();
  };
  signal?.addEventListener('abort', closeAll);
  const tally = new Tally(options.onPage);
  const writer = new OrderedWriter(sink);
  const source = numbered(openAhead(inputs.items, options.opener ?? openNothing));
  try {
    // A lane whose page fails may be waiting for room that never comes.
    await new Promise<void>((resolve, reject) => {
      const lanes = seats.map((seat) => runLane(seat, source, writer, tally, signal, reject));
      Promise.all(lanes).then(() => resolve(), reject);
      aborted(signal).then(resolve);
    });
  } finally {
    closeAll();
    signal?.removeEventListener('abort', closeAll);
  }
  const { slowest, skipped } = tally;
  const children = seats.reduce((sum, seat) => sum + seat.started, 0);
  return { ...tally.progress(), interrupted: signal?.aborted === true, slowest, skipped, children };
}

/**
 * The loop of one seat: gives it pages as long as it can use more. The lanes share the source: an async generator answers
 * concurrent calls in order.
 */
async function runLane(
  seat: Seat,
  source: AsyncGenerator<readonly [number, OpenedItem]>,
  writer: OrderedWriter,
  tally: Tally,
  signal: AbortSignal | undefined,
  fail: (error: unknown) => void,
): Promise<void> {
  const pages = new Set<Promise<void>>();
  for (;;) {
    await writer.room();
    await seat.room();
    if (signal?.aborted === true) return;
    const next = await source.next();
    if (next.done === true) break;
    const [position, item] = next.value;
    const page = finishPage(item, seat).then((row) => keep(position, row, writer, tally));
    pages.add(page);
    page.then(() => pages.delete(page), fail);
  }
  await Promise.all(pages);
}

/** The row of a page, the line that it already has, or `null` once the seat is closed. */
async function finishPage(item: OpenedItem, seat: Seat): Promise<Finished | Uint8Array | null> {
  if (item.kind === 'kept') return item.line;
  return item.kind === 'broken' ? brokenRow(item) : seat.process(item);
}

async function keep(
  position: number,
  page: Finished | Uint8Array | null,
  writer: OrderedWriter,
  tally: Tally,
): Promise<void> {
  if (page === null) return;
  if (page instanceof Uint8Array) return writer.put(position, page);
  await writer.put(position, page.line);
  tally.add(page);
}

async function* numbered(
  items: AsyncIterable<OpenedItem>,
): AsyncGenerator<readonly [number, OpenedItem], void> {
  let position = 0;
  for await (const item of items) yield [position++, item];
}

function brokenRow(item: Extract<OpenedItem, { kind: 'broken' }>): Finished {
  const id = itemId(item);
  return { id, line: encodeRow({ ...item.fields, id, error: item.error }), outcome: 'failed', ms: 0 };
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));
}

/** Counts pages by their outcome. */
class Tally {
  slowest: BatchSummary['slowest'] = null;
  skipped = 0;
  readonly #onPage: BatchOptions['onPage'];
  #pages = 0;
  #empty = 0;
  #failed = 0;

  constructor(onPage: BatchOptions['onPage']) {
    this.#onPage = onPage;
  }

  add(page: Finished): void {
    if (page.outcome === 'skipped') {
      this.skipped++;
      return;
    }
    this.#pages++;
    if (page.outcome === 'empty') this.#empty++;
    if (page.outcome === 'failed') this.#failed++;
    if (page.ms > (this.slowest?.ms ?? 0)) this.slowest = { name: displayId(page.id), ms: page.ms };
    this.#onPage?.(this.progress());
  }

  progress(): BatchProgress {
    return { pages: this.#pages, empty: this.#empty, failed: this.#failed };
  }
}
