/** `fovea`: the content of a page and what its caller needs, with the default method alone (decision 0018). */
export type { Kept, WantedParts } from '../clean/wanted-parts.ts';
export type { EncodingReason, PageEncoding } from '../decode/page-encoding.ts';
export {
  FoveaError,
  type FoveaErrorCode,
  InvalidOptionError,
  isFoveaError,
  UnsupportedPageError,
} from '../errors.ts';
export { extract } from '../extract.ts';
export type { HiddenKind } from '../hidden/hidden-subtree.ts';
export type { HiddenWay } from '../hidden/reasons.ts';
export type { PageInput } from '../input/page-input.ts';
export type { Direction } from '../language/direction.ts';
export { type IdentifiedLanguage, identifyLanguage } from '../language/identify.ts';
export { estimateTokens } from '../language/token-estimate.ts';
export type { Metadata } from '../metadata/page-metadata.ts';
export { DEFAULT_METHOD } from '../methods/default-method.ts';
export type {
  Citation,
  Method,
  MethodContext,
  MethodOptions,
  MethodParameter,
  PageFacet,
  ParameterValue,
} from '../methods/method.ts';
export type { MethodName, NoOptions, OptionsByMethod, OptionsOf } from '../methods/options-by-name.ts';
export type { ConstantsPreset, WithPreset } from '../methods/presets.ts';
export type { Focus, Wanted, Wishes } from '../methods/wishes.ts';
export type {
  ExtractOptions,
  FormatAlias,
  MethodChoice,
  ResolvedOptions,
} from '../options/extract-options.ts';
export { resolveOptions } from '../options/resolve-options.ts';
export type { BlockMark, BlockType, ContentBlock, MarkType } from '../output/blocks/block.ts';
export { frontMatter } from '../output/front-matter.ts';
export { markdownHeading, markdownText } from '../output/markdown/line.ts';
export type { OutputFormat } from '../output/output-format.ts';
export type { BlockSource } from '../output/places/block-source.ts';
export type { DomAttribute, DomDoctype, DomDocument, DomElement, DomNode } from '../page/dom.ts';
export { DEFAULT_LIMITS, type ParseLimits } from '../page/limits.ts';
export type { Page } from '../page/page.ts';
export type { ComputedStyle, PageLayout, Size } from '../page/page-layout.ts';
export type { ParseOptions, ResolvedParseOptions } from '../page/parse-options.ts';
export type { Selector } from '../page/selectors/selector.ts';
export type { PageSnapshot, SnapshotAttributes, SnapshotNodes } from '../page/snapshot.ts';
export type { AttributeTable, NodeId, PageTree, TextPieces } from '../page/tree.ts';
export { parsePage } from '../parse-page.ts';
export { isReadable, type ReadableOptions } from '../readable/is-readable.ts';
export type { ExtractResult } from '../result.ts';
export type { ContentChunk } from '../retrieval/chunk.ts';
export type { ChunkSize } from '../retrieval/chunk-size.ts';
export type { ContentSection } from '../retrieval/section-entry.ts';
export type { CountTokens } from '../retrieval/token-counter.ts';
export type {
  Choice,
  PageRule,
  ReadChoice,
  ReadSelector,
  ResolvedRule,
  Selectors,
} from '../rules/page-rule.ts';
export type { HiddenPart } from '../seen/hidden-part.ts';
export type { BlockScores } from '../selection/block-scores.ts';
export type { PageType } from '../selection/page-type.ts';
export type { EmptyReason, Removal, Selection, SourceRange } from '../selection/selection.ts';
export type { SiteProfile } from '../site-profile/site-profile.ts';
export type { ThreadPost } from '../threads/read-posts.ts';
export type { Timings } from '../trace/clock.ts';
export type { BorderlineBlock, RemovedPart } from '../trace/explained-parts.ts';
export type { Warning, WarningCode } from '../warnings.ts';
