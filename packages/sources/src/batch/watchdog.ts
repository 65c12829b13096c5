import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { OUT_OF_MEMORY } from './last-words.ts';

/** The settings of the watchdog thread. */
export interface WatchdogData {
  readonly maxResidentBytes: number;
  readonly parentPid: number;
}

/** Short enough that a page that fills typed arrays at full speed overshoots by about 100 MB at most. */
const INTERVAL_MS = 50;
const STDERR = 2;

/**
 * Ends the process if it uses too much memory (heap limits do not count typed arrays) or if the parent is gone (nothing
 * else would stop a page that hangs). It runs in a thread of its own inside a child process, so that it still acts when
 * the main thread is stuck.
 */
export function watch(): void {
  const { maxResidentBytes, parentPid } = workerData as WatchdogData;
  setInterval(() => {
    const tooBig = process.memoryUsage.rss() > maxResidentBytes;
    // Bypasses the main thread, which may be stuck; tells the parent that this was not a kill from outside.
    if (tooBig) writeSync(STDERR, `${OUT_OF_MEMORY}\n`);
    if (tooBig || process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL');
  }, INTERVAL_MS);
}
