/** `fovea/methods`: every built-in method; importing it lets `extract` find them by name (decision 0018). */
export type { Shape, ShapeKind } from '../layout/shapes.ts';
export { methods } from '../methods/all-methods.ts';
export { type DanaCount, type DanaCurve, danaCurve } from '../methods/dana/curve.ts';
export type { DanaOptions } from '../methods/dana/options.ts';
export { WEIGHTS_VERSION } from '../methods/fovea/network/weights-version.ts';
export { gceShapes } from '../methods/gce/shapes.ts';
export { columnShapes, zoneShapes } from '../methods/layout-analysis/shapes.ts';
