/** Enough repetitions that a cheap step exceeds the clock's resolution. */
const MIN_MILLISECONDS = 4;

/**
 * How much longer a step takes on `factor` times the input; linear work gives about `factor`. Prepares both inputs
 * outside the measured time. The smallest of several tries counts, because disturbances only add time.
 */
export function growthRatio(prepare: (size: number) => () => void, size: number, factor: number): number {
  const small = prepare(size);
  const large = prepare(size * factor);
  let best = Number.POSITIVE_INFINITY;
  // A ratio near the factor cannot get any more linear: no need to try again.
  for (let attempt = 0; attempt < 4 && best > factor * 1.25; attempt++) {
    best = Math.min(best, secondsOf(large) / secondsOf(small));
  }
  return best;
}

function secondsOf(step: () => void): number {
  step();
  const start = performance.now();
  let runs = 0;
  do {
    step();
    runs++;
  } while (performance.now() - start < MIN_MILLISECONDS);
  return (performance.now() - start) / runs;
}
