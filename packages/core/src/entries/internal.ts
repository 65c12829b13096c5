/** `@fovea/internal`: what only the workbench uses; not published (decision 0018). */
export { danaRanges } from '../methods/dana/curve.ts';
export { BLOCK_COLUMNS } from '../methods/fovea/features/blocks/block-columns.ts';
export { GROUP_COLUMNS } from '../methods/fovea/features/groups/group-columns.ts';
export { TOKEN_BITS } from '../methods/fovea/features/markup-tokens.ts';
export { PAGE_COLUMNS } from '../methods/fovea/features/page/page-columns.ts';
export { type PageFeatures, pageFeatures } from '../methods/fovea/features/page-features.ts';
export { foveaMethod } from '../methods/fovea/fovea.ts';
export { type ModelDirectory, unpackModel } from '../methods/fovea/network/load-model.ts';
export { gceAnalysis } from '../methods/gce/shapes.ts';
export { ratedNodes } from '../methods/r4/rated-nodes.ts';
export { bodyOf } from '../page/landmarks.ts';
export { rootsCovering } from '../selection/roots-covering.ts';
