/** A live page as a `PageSnapshot`. */
export { type CapturedPage, captureNodes, capturePage } from './capture.ts';
export type { CaptureOptions } from './options.ts';
