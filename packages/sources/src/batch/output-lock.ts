import { link, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { writeError } from '../files/write-output.ts';
import { codeOf, SourceError } from '../source-error.ts';

/** Releases an output file for others. */
export type ReleaseLock = () => Promise<void>;

/** The holder of a lock, as the lock file names it. */
interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** Attempts to take over a stale lock; more than one is needed only if several runs want it at the same moment. @cap */
const MAX_ATTEMPTS = 5;

/**
 * Makes this process the only writer of an output file, by means of a file next to it (`out.jsonl.lock`). It takes over
 * a lock whose process is gone, so that a killed run can be resumed at once.
 */
export async function lockOutput(output: string): Promise<ReleaseLock> {
  const there = await stat(output).catch(() => null);
  // A pipe or device has no rows that a second writer could repeat.
  if (there !== null && !there.isFile()) return async () => {};
  const lock = `${output}.lock`;
  const own = `${lock}.${process.pid}`;
  try {
    await writeFile(own, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder));
  } catch (error) {
    throw writeError(error, output);
  }
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      if (await tryLink(own, lock)) return () => unlink(lock).catch(() => {});
      await removeStaleLock(lock, `${own}.old`, output);
    }
    throw busy(output, lock, null);
  } finally {
    await unlink(own).catch(() => {});
  }
}

/** File systems create links atomically: of several processes exactly one succeeds. */
async function tryLink(own: string, lock: string): Promise<boolean> {
  try {
    await link(own, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw writeError(error, lock);
  }
}

/** Removes a lock that no running process holds; throws if one does. */
async function removeStaleLock(lock: string, aside: string, output: string): Promise<void> {
  const found = await readFile(lock, 'utf8').catch(() => null);
  if (found === null) return;
  const holder = parseHolder(found);
  if (holder !== null && isRunning(holder)) throw busy(output, lock, holder);
  // Several processes may find the same stale lock. One moves it, and must put it back if it is not the lock it has read.
  await rename(lock, aside).catch(() => {});
  const moved = await readFile(aside, 'utf8').catch(() => null);
  if (moved !== null && moved !== found) await link(aside, lock).catch(() => {});
  await unlink(aside).catch(() => {});
}

function parseHolder(text: string): Holder | null {
  try {
    const { pid, host } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : null;
  } catch {
    return null;
  }
}

/** True if the holder may still write. A process on another machine is invisible from here, so it counts as running. */
function isRunning({ pid, host }: Holder): boolean {
  if (host !== hostname()) return true;
  // An earlier process had our id, as in a container that was restarted.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function busy(output: string, lock: string, holder: Holder | null): SourceError {
  const who = holder === null ? 'another run' : `process ${holder.pid} on ${holder.host}`;
  const message = `${output} is being written by ${who}: wait for it, or delete ${lock} if it is gone`;
  return new SourceError('output-busy', message);
}
