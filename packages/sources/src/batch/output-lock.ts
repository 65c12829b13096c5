import { link, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { writeError } from '../files/write-output.ts';
import { codeOf, SourceError } from '../source-error.ts';

/** Gives an output file free for others again. */
export type ReleaseLock = () => Promise<void>;

/** Who holds a lock, as it stands in the lock file. */
interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** Tries at a lock that was left behind; more than one only where several runs want it at the same moment. */
const MAX_TRIES = 5;

/**
 * Makes this process the only writer of an output file, by a file beside it (`out.jsonl.lock`). A lock whose process is gone
 * is taken over, so that a run that was killed can be resumed at once.
 */
export async function lockOutput(output: string): Promise<ReleaseLock> {
  const there = await stat(output).catch(() => null);
  // A pipe or a device has no rows that a second writer could repeat.
  if (there !== null && !there.isFile()) return async () => {};
  const lock = `${output}.lock`;
  const own = `${lock}.${process.pid}`;
  try {
    await writeFile(own, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder));
  } catch (error) {
    throw writeError(error, output);
  }
  try {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      if (await tryLink(own, lock)) return () => unlink(lock).catch(() => {});
      await takeAway(lock, `${own}.old`, output);
    }
    throw busy(output, lock, null);
  } finally {
    await unlink(own).catch(() => {});
  }
}

/** Linking is what file systems do atomically: of several processes exactly one succeeds. */
async function tryLink(own: string, lock: string): Promise<boolean> {
  try {
    await link(own, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw writeError(error, lock);
  }
}

/** Removes a lock that nobody holds; throws when somebody does. */
async function takeAway(lock: string, aside: string, output: string): Promise<void> {
  const found = await readFile(lock, 'utf8').catch(() => null);
  if (found === null) return;
  const holder = holderIn(found);
  if (holder !== null && isRunning(holder)) throw busy(output, lock, holder);
  // Of several processes that find the same dead lock one moves it; what it moved must be what it looked at.
  await rename(lock, aside).catch(() => {});
  const moved = await readFile(aside, 'utf8').catch(() => null);
  if (moved !== null && moved !== found) await link(aside, lock).catch(() => {});
  await unlink(aside).catch(() => {});
}

function holderIn(text: string): Holder | null {
  try {
    const { pid, host } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : null;
  } catch {
    return null;
  }
}

/** Whether the holder may still write. What runs on another machine cannot be seen from here, so it counts as running. */
function isRunning({ pid, host }: Holder): boolean {
  if (host !== hostname()) return true;
  // A process of this number that ended before we got it, as in a container that was started again.
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
