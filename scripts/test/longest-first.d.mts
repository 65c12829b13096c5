import { BaseSequencer } from 'vitest/node';
/** The runner's own order, but with the files that drive browsers and programs first. */
export class LongestFirst extends BaseSequencer {}
