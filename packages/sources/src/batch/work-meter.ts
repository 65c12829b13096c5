import { existsSync, readFileSync } from 'node:fs';

/** The kernel counts CPU time in hundredths of a second. @format */
const TICK_MS = 10;
const MAIN_THREAD = `/proc/self/task/${process.pid}/stat`;

/**
 * Counts the work on a page as CPU time of the main thread: unlike the clock it does not depend on what else the machine does, and
 * unlike the whole process not on when V8's other threads compile and collect.
 */
export class WorkMeter {
  readonly #work: () => number;
  #page = 0;
  /** The work of the thread when the page was first seen; `null` until it is seen again. */
  #before: number | null = null;

  constructor(work: () => number = existsSync(MAIN_THREAD) ? workOfMainThread : workOfProcess) {
    this.#work = work;
  }

  /** Milliseconds of work since a page was seen twice; most pages are over before that, and cost nothing to watch. */
  workOn(page: number): number {
    if (page !== this.#page) {
      this.#page = page;
      this.#before = null;
      return 0;
    }
    const now = this.#work();
    this.#before ??= now;
    return now - this.#before;
  }
}

function workOfMainThread(): number {
  const stat = readFileSync(MAIN_THREAD, 'latin1');
  // The name of the thread, in brackets, may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** For systems that do not report the CPU time of single threads. */
function workOfProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
