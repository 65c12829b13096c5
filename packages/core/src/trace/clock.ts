/** Measures the stages of one run: each `lap` is the time since the last one, in milliseconds. */
export interface Clock {
  lap(): number;
  total(): number;
}

/** Starts a clock. */
export function startClock(): Clock {
  const start = performance.now();
  let last = start;
  return {
    lap(): number {
      const now = performance.now();
      const elapsed = now - last;
      last = now;
      return elapsed;
    },
    total: () => performance.now() - start,
  };
}
