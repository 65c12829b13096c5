import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { OUT_OF_MEMORY } from './last-words.ts';

/** What the watchdog thread has to know. */
export interface WatchdogData {
  readonly maxResidentBytes: number;
  readonly parentPid: number;
}

/** Short enough that a page that fills typed arrays at memory speed overshoots by some 100 MB at most. */
const INTERVAL_MS = 50;
const STDERR = 2;

/**
 * Runs in a thread of its own inside a child process, so that it still acts when the main thread is stuck:
 * ends the process when it holds too much memory (heap limits do not count typed arrays) or when the
 * parent is gone (nobody would stop a page that hangs).
 */
export function watch(): void {
  const { maxResidentBytes, parentPid } = workerData as WatchdogData;
  setInterval(() => {
    const tooBig = process.memoryUsage.rss() > maxResidentBytes;
    // Written past the main thread, which may be stuck: the parent tells this end from a kill by someone else.
    if (tooBig) writeSync(STDERR, `${OUT_OF_MEMORY}\n`);
    if (tooBig || process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL');
  }, INTERVAL_MS);
}
