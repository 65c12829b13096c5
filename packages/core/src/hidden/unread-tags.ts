import { type KnownTag, tagSet } from '../page/tags.ts';

/** Why the text of an element is not read. */
export type UnreadReason =
  | 'code'
  | 'aside'
  | 'document'
  | 'data'
  | 'drawing'
  | 'frame'
  | 'plugIn'
  | 'player'
  | 'field'
  | 'gauge'
  | 'button'
  | 'bracket'
  | 'reading'
  | 'picture'
  | 'empty';

/** Elements whose text is not read as part of the page, whatever their style: one row per reason. */
const REASONS: Readonly<Record<UnreadReason, readonly KnownTag[]>> = {
  /** Programs and style sheets. */
  code: ['script', 'style'],
  /** Set aside for browsers without scripts, or for scripts to copy. */
  aside: ['noscript', 'template'],
  /** About the document rather than in it. */
  document: ['head', 'title'],
  /** Likewise, for machines; they never contain text. */
  data: ['meta', 'link'],
  /** Drawings; their words are labels. */
  drawing: ['svg', 'canvas'],
  /** Embedded pages and their fallbacks. Parsers read their contents as text. */
  frame: ['iframe', 'noframes', 'noembed'],
  /** Plug-ins. */
  plugIn: ['embed', 'applet'],
  /** Players, and their fallback content. */
  player: ['object', 'video', 'audio'],
  /** Fields in which readers choose or write. */
  field: ['select', 'textarea'],
  /** The choices of a field, and progress bars. */
  gauge: ['datalist', 'progress', 'meter'],
  /** Buttons. */
  button: ['button'],
  /** Brackets around a ruby reading, for browsers that cannot place it above the word. */
  bracket: ['rp'],
  /** Ruby readings, which repeat the word. */
  reading: ['rt'],
  /** Elements to look at or fill in, without text. */
  picture: ['img', 'input'],
  /** Elements that never hold text. */
  empty: ['base', 'param', 'area', 'track', 'frame', 'portal', 'col', 'colgroup'],
};

function names(...reasons: readonly UnreadReason[]): readonly KnownTag[] {
  return reasons.flatMap((reason) => REASONS[reason]);
}

/** The elements that are not read for the given reasons, as a lookup table. */
/* @__NO_SIDE_EFFECTS__ */
export function unreadTags(...reasons: readonly UnreadReason[]): Uint8Array {
  return tagSet(...names(...reasons));
}

/** Programs and style sheets: even a plain count of letters leaves these out. */
export const CODE: Uint8Array = /* @__PURE__ */ unreadTags('code');

/** Elements that browsers set aside; embedded content is searched for in them. */
export const SET_ASIDE: Uint8Array = /* @__PURE__ */ unreadTags('aside');

/** Elements that no browser with scripts shows, so no method counts them as content. */
export const NEVER_SHOWN: Uint8Array = /* @__PURE__ */ unreadTags('code', 'aside', 'document', 'data');

/** Elements whose removal needs no explanation; that of a `<title>` in the body does. */
export const NEVER_EXPECTED: Uint8Array = /* @__PURE__ */ tagSet(...names('code', 'aside', 'data'), 'head');

const NO_PROSE: readonly UnreadReason[] = [
  'code',
  'aside',
  'document',
  'drawing',
  'frame',
  'player',
  'field',
  'gauge',
  'bracket',
];

/** Elements that are no running text, though some can be seen. */
export const NOT_READ: Uint8Array = /* @__PURE__ */ unreadTags(...NO_PROSE);

/** Elements that do not belong to a line of text such as a name, a date or a heading. */
export const NOT_IN_LINE: Uint8Array = /* @__PURE__ */ unreadTags(
  'code',
  'aside',
  'drawing',
  'field',
  'button',
  'bracket',
  'reading',
);

/** Elements whose class says nothing about visible text, such as that it is an author or a date. */
export const NAMELESS: Uint8Array = /* @__PURE__ */ unreadTags(
  'code',
  'aside',
  'document',
  'data',
  'drawing',
  'picture',
);

/** Elements that a copy of the content leaves out. Players are worth copying, and fields are removed later, with the other controls. */
export const NOT_COPIED: Uint8Array = /* @__PURE__ */ tagSet(
  ...names('code', 'aside', 'document', 'data', 'drawing', 'plugIn', 'empty'),
  'noframes',
  'noembed',
  'datalist',
);

/** Elements that a tokenizer reads as one text up to the end tag, and `template`, whose contents must be skipped. */
export const SKIPPED_IN_SOURCE: readonly KnownTag[] = [
  ...names('code', 'aside', 'frame'),
  'title',
  'textarea',
];

/** Names of the elements that hold programs and style sheets. */
export const CODE_NAMES: readonly KnownTag[] = REASONS.code;
