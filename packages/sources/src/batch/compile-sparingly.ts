import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 optimise less, in a process that reads page after page. Left alone, the optimising compiler takes more than half of the CPU
 * time of the first 200 pages: it begins early, and compiles a function again for each one that calls it (decision 0030). Node's own
 * compiled code is for other flags, so they are set when the process has loaded what it needs, not on the command line.
 */
export function compileSparingly(): void {
  // Node 20 begins after 66 KB of bytecode of a function. Newer versions have a quicker compiler in between, and no such flag.
  // @source 250,000, 500,000, 1,000,000, 2,000,000 and 4,000,000 tried on the first 200 pages of a process
  if (process.version.startsWith('v20.')) setFlagsFromString('--interrupt-budget=500000');
  // How much of the functions that it calls a function may take in; V8's own limit is 920 bytes of bytecode.
  // @source 0, 75, 150 and 300 tried on the first 200 and 2,000 pages of a process
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=150');
}
