import { BaseSequencer } from 'vitest/node';

/** Files that drive browsers and built programs, which take longest; started last, one of them would run alone. */
const LONG = /[\\/]e2e[\\/]/u;

/** The runner's own order (what failed last time, what took long, what is large) with the longest files before all others. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
