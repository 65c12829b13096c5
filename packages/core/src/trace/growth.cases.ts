/** Enough repetitions that a cheap step is not lost in the clock's grain. */
const MIN_MILLISECONDS = 4;

/**
 * How much longer a step takes on `factor` times the input; linear work gives about `factor`. Prepares both inputs
 * outside the measured time. The smallest of several tries is the honest one: everything else adds time.
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
