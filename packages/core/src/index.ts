export type { EncodingReason, PageEncoding } from './decode/page-encoding.ts';
export {
  FoveaError,
  type FoveaErrorCode,
  InvalidOptionError,
  isFoveaError,
  UnsupportedPageError,
} from './errors.ts';
export { extract } from './extract.ts';
export type { HiddenKind } from './hidden/hidden-subtree.ts';
export type { HiddenWay } from './hidden/reasons.ts';
export type { Direction } from './language/direction.ts';
export { type LayoutSource, type NodeLook, withLayout } from './layout/build-layout.ts';
export { COLUMN_TOLERANCE, type Column, type ColumnId, columnsOf } from './layout/columns.ts';
export {
  BASIC_COLUMNS,
  type ElementColumns,
  elementLayoutTable,
  type FeatureTable,
} from './layout/element-layout.ts';
export {
  centreOf,
  distanceBetween,
  distanceToRect,
  type Point,
  type Rect,
  rectOf,
  unionRects,
} from './layout/geometry.ts';
export type { Shape, ShapeKind } from './layout/shapes.ts';
export { type Zone, type ZoneId, type ZoneTree, zonesOf } from './layout/zones.ts';
export type { Metadata } from './metadata/page-metadata.ts';
export { type DanaCount, type DanaCurve, danaCurve, danaRanges } from './methods/dana/curve.ts';
export type { DanaOptions } from './methods/dana/options.ts';
export { BLOCK_COLUMNS } from './methods/fovea/features/blocks/block-columns.ts';
export type { BlockTable } from './methods/fovea/features/blocks/block-table.ts';
export { GROUP_COLUMNS } from './methods/fovea/features/groups/group-columns.ts';
export type { GroupTree } from './methods/fovea/features/groups/groups.ts';
export { type MarkupTokens, TOKEN_BITS } from './methods/fovea/features/markup-tokens.ts';
export { PAGE_COLUMNS } from './methods/fovea/features/page/page-columns.ts';
export { type PageFeatures, pageFeatures } from './methods/fovea/features/page-features.ts';
export { foveaMethod } from './methods/fovea/fovea.ts';
export { type ModelDirectory, unpackModel } from './methods/fovea/network/load-model.ts';
export type { GceAnalysis } from './methods/gce/analyse.ts';
export { gceAnalysis, gceShapes } from './methods/gce/shapes.ts';
export type { LayoutAnalysis } from './methods/layout-analysis/analyse.ts';
export { analyseLayout, columnShapes, zoneShapes } from './methods/layout-analysis/shapes.ts';
export type {
  Citation,
  Method,
  MethodContext,
  MethodOptions,
  MethodParameter,
  PageFacet,
  ParameterValue,
} from './methods/method.ts';
export type { MethodName, OptionsByMethod, OptionsOf } from './methods/options-by-name.ts';
export { DEFAULT_METHOD, methods } from './methods/registry.ts';
export type {
  ExtractOptions,
  FormatAlias,
  MethodChoice,
  ResolvedOptions,
} from './options/extract-options.ts';
export type { NumberField, Option } from './options/option.ts';
export type { ParseOptions, ResolvedParseOptions } from './options/parse-options.ts';
export { resolveOptions } from './options/resolve-options.ts';
export { OPTIONS } from './options/table.ts';
export type { BlockMark, BlockSource, BlockType, ContentBlock, MarkType } from './output/blocks/block.ts';
export { frontMatter } from './output/front-matter.ts';
export type { OutputFormat } from './output/output-format.ts';
export { attributesOf, childrenOf, getAttribute, tagNameOf, textContent, textOf } from './page/access.ts';
export { isSnapshot } from './page/check-snapshot.ts';
export type { DomAttribute, DomDoctype, DomDocument, DomElement, DomNode } from './page/dom.ts';
export { type DomPage, type PageFromDomOptions, pageFromDom, readDom } from './page/from-dom.ts';
export { type PageFromSnapshotOptions, pageFromSnapshot } from './page/from-snapshot.ts';
export { DEFAULT_LIMITS, type ParseLimits } from './page/limits.ts';
export type { Page } from './page/page.ts';
export { type ComputedStyle, HiddenBy, type PageLayout, type Size } from './page/page-layout.ts';
export {
  type PageSnapshot,
  SNAPSHOT_FORMAT,
  SNAPSHOT_VERSION,
  type SnapshotAttributes,
  type SnapshotNodes,
} from './page/snapshot.ts';
export {
  type AttributeTable,
  Namespace,
  NO_NODE,
  type NodeId,
  NodeKind,
  type PageTree,
  type TextPieces,
} from './page/tree.ts';
export { type PageInput, parsePage } from './parse-page.ts';
export { isReadable, type ReadableOptions } from './readable/is-readable.ts';
export type { ExtractResult } from './result.ts';
export type {
  Choice,
  PageRule,
  ReadChoice,
  ReadSelector,
  ResolvedRule,
  Selectors,
} from './rules/page-rule.ts';
export type { HiddenPart } from './seen/hidden-part.ts';
export type { BlockScores } from './selection/block-scores.ts';
export { rangesToNodes } from './selection/ranges-to-nodes.ts';
export { rangesToText } from './selection/ranges-to-text.ts';
export type { EmptyReason, Removal, Selection, SourceRange } from './selection/selection.ts';
export type { ThreadPost } from './threads/read-posts.ts';
export type { Timings } from './trace/clock.ts';
export type { BorderlineBlock, RemovedPart } from './trace/explained-parts.ts';
export type { Warning, WarningCode } from './warnings.ts';
