/** Elements that are left out of the tree with all they contain. @source Web2Text, code (`Settings.skipTags`). */
export const SKIPPED_TAGS: ReadonlySet<string> = new Set(
  'br checkbox head hr iframe img input meta noscript radio script select style textarea title video'.split(
    ' ',
  ),
);

/** Elements around which a line breaks. @source Web2Text, code (`Settings.blockTags`). */
export const BREAKING_TAGS: ReadonlySet<string> = new Set(
  [
    'address article aside blockquote body br canvas center checkbox dd div dl fieldset figcaption figure footer',
    'form h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe input li main nav noscript ol output p pre radio',
    'section select table tbody td textarea tfoot thead tr ul video',
  ]
    .join(' ')
    .split(' '),
);

/** Tags that are features of the parent of a block; `ul` is there twice. @source Web2Text, code (`TagExtractor`). */
export const NODE_TAGS: readonly string[] =
  'td div p tr table body ul span li blockquote b small a ol ul i form dl strong pre'.split(' ');

/** Tags that are features of a block itself. @source Web2Text, code (`TagExtractor`). */
export const LEAF_TAGS: readonly string[] =
  'a p td b li span i tr div strong em h3 h2 table h4 small sup h1 blockquote'.split(' ');

/** A bit for every tag that is a feature. */
const BIT_OF_TAG: ReadonlyMap<string, number> = new Map(
  [...new Set([...NODE_TAGS, ...LEAF_TAGS])].map((tag, bit) => [tag, 1 << bit]),
);

/** The bit of a tag in a set of tags; 0 if it is no feature. */
export function tagBit(tag: string): number {
  return BIT_OF_TAG.get(tag) ?? 0;
}
