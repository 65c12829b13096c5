/** Enough repetitions that a cheap step exceeds the resolution of CPU times. */
const MIN_MILLISECONDS = 4;

/**
 * How much longer a step takes on `factor` times the input; linear work gives about `factor`. Prepares both inputs
 * outside the measured time, which is CPU time: the clock would measure what else the machine does. The smallest of several
 * tries counts, because disturbances only add time.
 */
export function growthRatio(prepare: (size: number) => () => void, size: number, factor: number): number {
  const small = prepare(size);
  const large = prepare(size * factor);
  let best = Number.POSITIVE_INFINITY;
  // A ratio near the factor cannot get any more linear: no need to try again.
  for (let attempt = 0; attempt < 4 && best > factor * 1.25; attempt++) {
    best = Math.min(best, millisecondsOf(large) / millisecondsOf(small));
  }
  return best;
}

function millisecondsOf(step: () => void): number {
  step();
  const before = process.cpuUsage();
  let runs = 0;
  let milliseconds: number;
  do {
    step();
    runs++;
    const { user, system } = process.cpuUsage(before);
    milliseconds = (user + system) / 1000;
  } while (milliseconds < MIN_MILLISECONDS);
  return milliseconds / runs;
}
