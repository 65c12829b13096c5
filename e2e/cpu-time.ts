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
