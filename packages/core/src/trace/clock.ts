/** Milliseconds per stage. */
export interface Timings {
  readonly decode: number;
  /** Building the tree, whenever that was first needed; no other stage counts it. */
  readonly parse: number;
  readonly select: number;
  readonly metadata: number;
  readonly clean: number;
  readonly output: number;
  readonly total: number;
}

/** The stages that a clock measures one by one. */
export type TimedStage = Exclude<keyof Timings, 'total'>;

/** Measures the stages of one run. */
export interface Clock {
  /** Ends a stage: it took the time since the last one ended, minus what was measured separately. */
  lap(stage: TimedStage): void;
  /** Wraps a function so that its time counts for a stage of its own, whichever stage calls it. */
  apart<Arguments extends unknown[], Result>(
    stage: TimedStage,
    run: (...given: Arguments) => Result,
  ): (...given: Arguments) => Result;
  /** All stages so far, and the time since the clock was started. */
  timings(): Timings;
}

/** Starts a clock. */
export function startClock(): Clock {
  const start = performance.now();
  let last = start;
  const times = { decode: 0, parse: 0, select: 0, metadata: 0, clean: 0, output: 0 };
  return {
    lap(stage): void {
      const now = performance.now();
      times[stage] += now - last;
      last = now;
    },
    apart:
      (stage, run) =>
      (...given) => {
        const before = performance.now();
        const result = run(...given);
        const elapsed = performance.now() - before;
        times[stage] += elapsed;
        last += elapsed;
        return result;
      },
    timings: () => ({ ...times, total: performance.now() - start }),
  };
}
