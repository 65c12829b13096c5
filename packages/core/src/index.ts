export { FoveaError, type FoveaErrorCode, isFoveaError, UnsupportedPageError } from './errors.ts';
export { extract } from './extract.ts';
export { type DanaCount, type DanaCurve, danaCurve, danaRanges } from './methods/dana/curve.ts';
export type { DanaOptions } from './methods/dana/options.ts';
export type {
  Citation,
  Method,
  MethodContext,
  MethodOptions,
  MethodParameter,
  PageFacet,
} from './methods/method.ts';
export { DEFAULT_METHOD, methods } from './methods/registry.ts';
export type { ExtractOptions, OutputFormat } from './options.ts';
export { attributesOf, childrenOf, getAttribute, tagNameOf, textContent, textOf } from './page/access.ts';
export { DEFAULT_LIMITS, type ParseLimits } from './page/limits.ts';
export type { EncodingReason, Page, PageEncoding } from './page/page.ts';
export {
  type AttributeTable,
  Namespace,
  NO_NODE,
  type NodeId,
  NodeKind,
  type PageTree,
  type TextPieces,
} from './page/tree.ts';
export { type PageInput, type ParseOptions, parsePage } from './parse-page.ts';
export type { Direction, ExtractResult, Metadata, RemovedBlock, Timings } from './result.ts';
export { rangesToNodes } from './selection/ranges-to-nodes.ts';
export { rangesToText } from './selection/ranges-to-text.ts';
export type { EmptyReason, Removal, Selection, SourceRange } from './selection/selection.ts';
export type { Warning, WarningCode } from './warnings.ts';
