export {
  attributesOf,
  attributeValue,
  childrenOf,
  getAttribute,
  pieceText,
  tagNameOf,
  textContent,
  textOf,
} from './access.ts';
export { type TreeRows, treeFromRows } from './finish/tree-from-rows.ts';
export { DEFAULT_HTML_LIMITS, type HtmlLimits } from './limits.ts';
export {
  FIRST_CUSTOM_TAG,
  type KnownTag,
  knownTagId,
  MAX_TAG_IDS,
  TAG_NAMES,
  Tag,
  type TagId,
} from './names/tags.ts';
export { type FragmentContextElement, type ParseOptions, parse, parseFragment } from './parse.ts';
export { decodeRange, TextBit } from './text/decode.ts';
export {
  type AttributeTable,
  type DoctypeInfo,
  type HtmlTree,
  Namespace,
  NO_NODE,
  type NodeId,
  NodeKind,
  type TextPieces,
} from './tree.ts';
export type { HtmlWarning, HtmlWarningCode } from './warnings.ts';
