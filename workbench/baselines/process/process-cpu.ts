import { readFileSync } from 'node:fs';

/** The kernel counts CPU time in hundredths of a second. */
const TICK_MS = 10;

/** Where the times are in `/proc/<pid>/stat` after the name: user, system, and both of children that were waited for. */
const TIMES = [11, 12, 13, 14] as const;

/**
 * CPU milliseconds of a process so far, on all its threads and with the children that it has waited for; `null` if it is gone or the
 * system does not tell.
 */
export function processCpuMs(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the command, in brackets, may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return TIMES.reduce((sum, at) => sum + Number(fields[at]), 0) * TICK_MS;
  } catch {
    return null;
  }
}
