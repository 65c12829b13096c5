import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { codeOf, messageOf } from '../source-error.ts';
import { itemId } from './item-id.ts';
import {
  encodeRow,
  type OutputRow,
  outcomeOf,
  type Reply,
  type Request,
  type RowError,
  type RowOptions,
  type WorkItem,
} from './protocol.ts';
import type { WatchdogData } from './watchdog.ts';

/** Turns a page into a row. */
export type PageHandler = (item: WorkItem, options: RowOptions) => OutputRow | Promise<OutputRow>;

/**
 * The main function of a child process: answers each page from the parent with a row until the parent disconnects.
 * `watchdog` is a script that calls `watch`.
 */
export function servePages(handler: PageHandler, watchdog: URL): void {
  const [maxResidentBytes, parentPid] = process.argv.slice(2).map(Number);
  startWatchdog(watchdog, { maxResidentBytes: maxResidentBytes!, parentPid: parentPid! });
  volunteerForOomKiller();
  // Ctrl-C reaches the whole process group; the parent decides what happens to its children.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit(0));
  let options: RowOptions | null = null;
  process.on('message', async (message: Request) => {
    if (message.type === 'start') {
      options = message.options;
      reply({ type: 'ready' });
    } else if (options !== null) {
      reply(await answer(handler, message.item, options));
    }
  });
}

function reply(message: Reply): void {
  process.send?.(message);
}

async function answer(handler: PageHandler, item: WorkItem, options: RowOptions): Promise<Reply> {
  let row: OutputRow;
  let line: Uint8Array;
  try {
    row = await handler(item, options);
    line = encodeRow(row);
  } catch (error) {
    row = { id: itemId(item), error: rowError(error) };
    line = encodeRow(row);
  }
  return { type: 'row', id: row.id, line, outcome: outcomeOf(row), rss: process.memoryUsage.rss() };
}

function rowError(error: unknown): RowError {
  const message = messageOf(error);
  if (error instanceof RangeError && message.includes('allocation failed'))
    return { code: 'out-of-memory', message };
  return { code: codeOf(error) || 'failed', message };
}

function startWatchdog(script: URL, data: WatchdogData): void {
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
