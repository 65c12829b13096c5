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

/** Elements whose text nobody reads where it stands, whatever their style says: one row for each reason. */
const REASONS: Readonly<Record<UnreadReason, readonly KnownTag[]>> = {
  /** Programs and style sheets. */
  code: ['script', 'style'],
  /** Set aside, for browsers without scripts and for scripts to copy. */
  aside: ['noscript', 'template'],
  /** About the document rather than in it. */
  document: ['head', 'title'],
  /** The same for machines; never with text in it. */
  data: ['meta', 'link'],
  /** Drawings; their words are labels. */
  drawing: ['svg', 'canvas'],
  /** A page of its own, and what stands in for one. Parsers read what is in them as text. */
  frame: ['iframe', 'noframes', 'noembed'],
  /** Plug-ins. */
  plugIn: ['embed', 'applet'],
  /** Players, and what is shown where they are missing. */
  player: ['object', 'video', 'audio'],
  /** What a reader chooses from or writes into. */
  field: ['select', 'textarea'],
  /** What a field offers, and bars that fill up. */
  gauge: ['datalist', 'progress', 'meter'],
  /** What a reader presses. */
  button: ['button'],
  /** Brackets around the reading of a word, for browsers that cannot set it above. */
  bracket: ['rp'],
  /** The reading of a word, which repeats it. */
  reading: ['rt'],
  /** What is looked at or filled in, and holds no text. */
  picture: ['img', 'input'],
  /** Elements that never hold text. */
  empty: ['base', 'param', 'area', 'track', 'frame', 'portal', 'col', 'colgroup'],
};

function names(...reasons: readonly UnreadReason[]): readonly KnownTag[] {
  return reasons.flatMap((reason) => REASONS[reason]);
}

/** The elements that are not read for some reasons, as a lookup table. */
export function unreadTags(...reasons: readonly UnreadReason[]): Uint8Array {
  return tagSet(...names(...reasons));
}

/** Programs and style sheets alone: what even a count of letters leaves out. */
export const CODE: Uint8Array = /* @__PURE__ */ unreadTags('code');

/** What browsers set aside, and embedded content is looked for in. */
export const SET_ASIDE: Uint8Array = /* @__PURE__ */ unreadTags('aside');

/** What no browser with scripts shows, so that it is content for no method. */
export const NEVER_SHOWN: Uint8Array = /* @__PURE__ */ unreadTags('code', 'aside', 'document', 'data');

/** What needs no explanation when it is left out; a title that stands in the body does. */
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

/** What is no running text, though some of it can be seen. */
export const NOT_READ: Uint8Array = /* @__PURE__ */ unreadTags(...NO_PROSE);

/** What is no part of a line of text, such as a name, a date or a heading. */
export const NOT_IN_LINE: Uint8Array = /* @__PURE__ */ unreadTags(
  'code',
  'aside',
  'drawing',
  'field',
  'button',
  'bracket',
  'reading',
);

/** What shows nothing that a class could name, such as an author or a date. */
export const NAMELESS: Uint8Array = /* @__PURE__ */ unreadTags(
  'code',
  'aside',
  'document',
  'data',
  'drawing',
  'picture',
);

/** What a copy of the content leaves behind. Players are worth having, and fields go with the other controls. */
export const NOT_COPIED: Uint8Array = /* @__PURE__ */ tagSet(
  ...names('code', 'aside', 'document', 'data', 'drawing', 'plugIn', 'empty'),
  'noframes',
  'noembed',
  'datalist',
);

/** What a tokenizer reads as one text up to its end tag, and `template`, which it would look into. */
export const SKIPPED_IN_SOURCE: readonly KnownTag[] = [
  ...names('code', 'aside', 'frame'),
  'title',
  'textarea',
];

/** Names of the elements that hold programs and style sheets. */
export const CODE_NAMES: readonly KnownTag[] = REASONS.code;
