import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { OUT_OF_MEMORY, tooMuchWorkOn } from './last-words.ts';
import { WorkMeter } from './work-meter.ts';

/** What a worker process must not exceed. */
export interface Guard {
  readonly maxResidentBytes: number;
  /** Milliseconds of CPU time for a page. */
  readonly maxWorkMs: number;
  readonly parentPid: number;
}

/** The settings of the watchdog thread. */
export interface WatchdogData extends Guard {
  /** Shared: how many pages the main thread has begun. */
  readonly begun: Int32Array;
}

/** Short enough that a page that fills typed arrays at full speed overshoots by about 100 MB at most. @cap */
const INTERVAL_MS = 50;
/** @format */
const STDERR = 2;

/**
 * Ends the process if it uses too much memory (heap limits do not count typed arrays), if a page needs too much work, or if the parent is
 * gone (nothing else would stop a page that hangs). It runs in a thread of its own inside a child process, so that it still acts when
 * the main thread is stuck.
 */
export function watch(): void {
  const { maxResidentBytes, maxWorkMs, parentPid, begun } = workerData as WatchdogData;
  const meter = new WorkMeter();
  setInterval(() => {
    const page = Atomics.load(begun, 0);
    if (process.memoryUsage.rss() > maxResidentBytes) endProcess(OUT_OF_MEMORY);
    else if (meter.workOn(page) > maxWorkMs) endProcess(tooMuchWorkOn(page));
    else if (process.ppid !== parentPid) endProcess();
  }, INTERVAL_MS);
}

function endProcess(lastWords?: string): void {
  // Bypasses the main thread, which may be stuck; tells the parent that this was not a kill from outside.
  if (lastWords !== undefined) writeSync(STDERR, `${lastWords}\n`);
  process.kill(process.pid, 'SIGKILL');
}
