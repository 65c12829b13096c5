import { BaseSequencer } from 'vitest/node';

/** Files that drive browsers and built programs, which take longest; if one started last, it would run alone. */
const LONG = /[\\/]e2e[\\/]/u;

/** The longest of these, some of which start other processes, so their size, which the runner goes by, says nothing. */
const LONGEST = /[\\/](?:spark|batch-kills|safe-markdown|extension-in-\w+)(?:\.long)?\.test\.ts$/u;

/** The runner's own order (recent failures, slow files, large files), but with the longest files first. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }) => (LONGEST.test(moduleId) ? 0 : LONG.test(moduleId) ? 1 : 2);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
