/** Captures a live page as a `PageSnapshot`. */
export { type CapturedPage, captureInSteps, captureNodes, capturePage } from './capture.ts';
export { childNodesOf, elementProperty, nodeTypeOf, rectangleOf } from './dom.ts';
export type { CaptureOptions, StyleDetail } from './options.ts';
