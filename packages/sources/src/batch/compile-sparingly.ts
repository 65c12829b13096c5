import { setFlagsFromString } from 'node:v8';

/** How much of a function's bytecode runs before it is optimised. */
export const Budget = {
  /** @source 250,000, 500,000, 1,000,000, 2,000,000 and 4,000,000 tried on the first 200 pages of a process */
  manyPages: 500_000,
  /** @source 500,000, 2,000,000 and no optimising at all tried on pages of 75 KB, 360 KB and 1 MB */
  onePage: 2_000_000,
} as const;

/**
 * Has V8 optimise less. Left alone, the optimising compiler takes more than half of the CPU time of the first 200 pages of a
 * process, and a sixth of that of a single one: it begins early, and compiles a function again for each one that calls it
 * (decision 0030). Compiled code that is kept between runs, Node's own too, is for the flags that it was compiled with, so they are
 * set when the process has loaded what it needs, not on the command line.
 */
export function compileSparingly(budget: number): void {
  for (const flag of sparingFlags(budget)) setFlagsFromString(flag);
}

/** What that sets in a version of Node, as arguments of its command line. */
export function sparingFlags(budget: number, version: string = process.version): readonly string[] {
  return [
    // Node 20 begins after 66 KB of bytecode of a function.
    ...(version.startsWith('v20.') ? [`--interrupt-budget=${budget}`] : []),
    // Newer versions have a quick compiler in between, which begins after 400 runs of a function.
    // @source 1,600 and 4,000 tried on the first 200 pages of a process; a later start of the other compiler brings nothing. On a single
    // page 4,000, 20,000 and 100,000 tried: 20,000 saves a tenth to a seventh on pages of 110 KB to 3 MB, and costs an eighth on a table of 100,000 cells.
    ...(version.startsWith('v24.')
      ? [`--invocation-count-for-maglev=${budget === Budget.onePage ? 20_000 : 4000}`]
      : []),
    // How much of the functions that it calls a function may take in; V8's own limit is 920 bytes of bytecode.
    // @source 0, 75, 150 and 300 tried on the first 200 and 2,000 pages of a process
    '--max-inlined-bytecode-size-cumulative=150',
  ];
}
