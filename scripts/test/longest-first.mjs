import { BaseSequencer } from 'vitest/node';

/** Files that drive browsers and built programs, which take longest; if one started last, it would run alone. */
const LONG = /[\\/]e2e[\\/]/u;

/** The runner's own order (recent failures, slow files, large files), but with the longest files first. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
