import type { PageWork } from '../candidate.ts';

/** CPU milliseconds so far. */
export type CpuClock = () => number;

/** CPU milliseconds of this process so far, on all its threads, including the garbage collector and the compiler. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The clock of the process that does the work. */
export function clockOf(work: PageWork): CpuClock {
  return work.process?.cpuMs ?? cpuMs;
}
