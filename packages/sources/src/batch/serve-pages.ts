import { writeFileSync } from 'node:fs';
import { readFrameSync, writeFrameSync } from '../frames/blocking-frames.ts';
import type { Frame } from '../frames/frame.ts';
import type { RowId } from '../jsonl/row-id.ts';
import { codeOf, messageOf, SourceError } from '../source-error.ts';
import { Budget, compileSparingly } from './compile-sparingly.ts';
import { fieldsOfItem } from './item-fields.ts';
import { itemId } from './item-id.ts';
import {
  encodeRow,
  type OutputRow,
  outcomeOf,
  type RowError,
  type RowMeta,
  type RowOptions,
  type RowOutcome,
  type WorkItem,
} from './protocol.ts';
import type { Guard, WatchdogData } from './watchdog.ts';
import { decodeItem } from './work-frames.ts';

/** Turns a page into a row, or into nothing if there is none. */
export type PageHandler = (
  item: WorkItem,
  options: RowOptions,
) => OutputRow | null | Promise<OutputRow | null>;

interface Answer {
  readonly id: RowId;
  readonly outcome: RowOutcome;
  readonly line: Uint8Array;
}

const NOTHING = new Uint8Array(0);
/** @format */
const STDIN = 0;
const STDOUT = 1;

/**
 * A worker that uses more than this share of its memory limit ends between pages, so that what one page left behind
 * cannot make the next one fail.
 * @cap
 */
const RETIRE_SHARE = 0.7;

/**
 * The main function of a worker: answers each page on standard input with a row on standard output, in order, until the
 * input ends. `watchdog` is a script that calls `watch`.
 */
export async function servePages(handler: PageHandler, watchdog: URL, guard: Guard): Promise<void> {
  const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  await startWatchdog(watchdog, { ...guard, begun });
  volunteerForOomKiller();
  compileSparingly(Budget.manyPages);
  // Ctrl-C reaches the whole process group; the parent decides what happens to its children.
  process.on('SIGINT', () => {});
  const start = readFrameSync(STDIN);
  if (start === null) return process.exit(0);
  const options = optionsIn(start);
  writeFrameSync(STDOUT, 'ready', {});
  for (let frame = readFrameSync(STDIN); frame !== null; frame = readFrameSync(STDIN)) {
    Atomics.add(begun, 0, 1);
    const { id, outcome, line } = await answer(handler, decodeItem(frame), options);
    const last = process.memoryUsage.rss() > RETIRE_SHARE * guard.maxResidentBytes;
    const meta: RowMeta = { id, outcome, last };
    writeFrameSync(STDOUT, 'row', meta, line);
    if (last) break;
  }
  process.exit(0);
}

/** What the parent of a child process wants guarded: its arguments, in the order in which `Child` passes them. */
export function guardFromArguments(): Guard {
  const [maxResidentBytes, maxWorkMs, parentPid] = process.argv.slice(2).map(Number);
  return { maxResidentBytes: maxResidentBytes!, maxWorkMs: maxWorkMs!, parentPid: parentPid! };
}

function optionsIn({ type, meta }: Frame): RowOptions {
  if (type !== 'start') throw new SourceError('bad-frame', 'the first frame must have the options');
  return meta as RowOptions;
}

async function answer(handler: PageHandler, item: WorkItem, options: RowOptions): Promise<Answer> {
  try {
    const row = await handler(item, options);
    if (row === null) return { id: itemId(item), outcome: 'skipped', line: NOTHING };
    return { id: row.id, outcome: outcomeOf(row), line: encodeRow(row) };
  } catch (error) {
    const row = { ...fieldsOfItem(item), id: itemId(item), error: rowError(error) };
    return { id: row.id, outcome: 'failed', line: encodeRow(row) };
  }
}

function rowError(error: unknown): RowError {
  const message = messageOf(error);
  if (error instanceof RangeError && message.includes('allocation failed'))
    return { code: 'out-of-memory', message };
  return { code: codeOf(error) || 'failed', message };
}

async function startWatchdog(script: URL, data: WatchdogData): Promise<void> {
  const { Worker } = await import('node:worker_threads');
  // It needs next to nothing; low limits keep its footprint small.
  const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };
  new Worker(script, { workerData: data, resourceLimits, execArgv: [] }).unref();
}

/** If the machine itself runs out of memory, Linux should kill a child, never the parent. */
function volunteerForOomKiller(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not Linux, or not permitted: it is only a preference.
  }
}
