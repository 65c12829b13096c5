/**
 * The least CPU time in milliseconds of a step over several runs. CPU time, because the clock would measure what else the
 * machine does; the least, because disturbances only add to it.
 */
export function leastCpuTime(step: () => unknown, runs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage();
    step();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/**
 * A ratio of two measured costs: the least of some attempts, and the first one below `enough`, because no more needs to
 * be shown.
 */
export function leastRatio(measure: () => number, enough: number, attempts = 4): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts && least > enough; attempt++) least = Math.min(least, measure());
  return least;
}

/** How often the small input fits into the large one, wherever growth is measured. */
export const GROWTH_FACTOR = 16;

/**
 * How much more work may cost on the large input. Linear work grows 16-fold, and on a quiet machine up to 25-fold with the
 * garbage (`npm run perf -- --growth`); work that grows with the root of the size besides would grow 64-fold.
 */
export const MAX_GROWTH = 40;

/**
 * How much longer a step takes on 16 times the input, in CPU time; linear work gives about 16. The small input runs 16
 * times for each run of the large one, so that both pay for as much garbage collection.
 */
export function growthInCpuTime<Input>(step: (input: Input) => unknown, small: Input, large: Input): number {
  const repeated = (): void => {
    for (let run = 0; run < GROWTH_FACTOR; run++) step(small);
  };
  // Code that is still being compiled would make the small input look slow, and growth flat.
  repeated();
  return leastRatio(
    () => (GROWTH_FACTOR * leastCpuTime(() => step(large), 1)) / leastCpuTime(repeated, 1),
    MAX_GROWTH,
  );
}
