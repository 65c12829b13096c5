/** How long a step takes. */
export interface StableTime {
  /** Mean of the window. */
  readonly milliseconds: number;
  /** Standard deviation of the window as a share of its mean. */
  readonly deviation: number;
  /** Runs until the window was found, the discarded first one included. */
  readonly runs: number;
}

/** Runs in a row that must agree. @source Alarte and Silva 2020, Section 5.1. */
const WINDOW = 10;
/** The largest deviation of a steady window. @source Alarte and Silva 2020, Section 5.1. */
export const MAX_DEVIATION = 0.1;
/** The paper sets no end; on a machine that never comes to rest, the quietest window counts. */
const MAX_RUNS = 400;

/**
 * The protocol of the R⁴ paper: the first run is discarded, then runs are repeated until ten in a row have a standard
 * deviation below a tenth of their mean. `time` runs the step once and returns its milliseconds.
 */
export function stableTime(time: () => number, maxRuns: number = MAX_RUNS): StableTime {
  time();
  const times: number[] = [];
  let quietest: StableTime | null = null;
  while (times.length < maxRuns) {
    times.push(time());
    if (times.length < WINDOW) continue;
    const window = windowOf(times);
    if (quietest === null || window.deviation < quietest.deviation) quietest = window;
    if (window.deviation < MAX_DEVIATION) return window;
  }
  return quietest!;
}

function windowOf(times: readonly number[]): StableTime {
  const window = times.slice(-WINDOW);
  const mean = window.reduce((sum, one) => sum + one, 0) / WINDOW;
  const variance = window.reduce((sum, one) => sum + (one - mean) ** 2, 0) / WINDOW;
  const deviation = mean === 0 ? 0 : Math.sqrt(variance) / mean;
  return { milliseconds: mean, deviation, runs: times.length + 1 };
}
