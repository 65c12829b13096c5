import { BaseSequencer } from 'vitest/node';
/** The runner's own order, with the files that drive browsers and programs before all others. */
export class LongestFirst extends BaseSequencer {}
