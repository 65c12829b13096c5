/** Which blocks may stand in which (data only): what keeps the outputs valid whatever the page did. */

/** Blocks that keep blocks of their own. */
export const CONTAINERS: ReadonlySet<string> = new Set([
  'article',
  'section',
  'aside',
  'address',
  'blockquote',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
  'details',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
]);

/** Blocks that mean something only inside certain others; elsewhere they are plain blocks, except `li`. */
export const REQUIRED_PARENTS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', new Set(['ul', 'ol'])],
  ['dt', new Set(['dl'])],
  ['dd', new Set(['dl'])],
  ['caption', new Set(['table'])],
  ['thead', new Set(['table'])],
  ['tbody', new Set(['table'])],
  ['tfoot', new Set(['table'])],
  ['tr', new Set(['table', 'thead', 'tbody', 'tfoot'])],
  ['td', new Set(['tr'])],
  ['th', new Set(['tr'])],
  ['figcaption', new Set(['figure'])],
  ['summary', new Set(['details'])],
]);

/** Containers that take nothing but their own parts, and the part that is made up around anything else. */
export const STRICT_CONTAINERS: ReadonlyMap<string, string> = new Map([
  ['ul', 'li'],
  ['ol', 'li'],
  ['dl', 'dd'],
  ['table', 'tr'],
  ['thead', 'tr'],
  ['tbody', 'tr'],
  ['tfoot', 'tr'],
  ['tr', 'td'],
]);

/** Containers whose text needs no paragraph as long as it is all of one piece. */
export const ITEMS: ReadonlySet<string> = new Set([
  'li',
  'dt',
  'dd',
  'td',
  'th',
  'figure',
  'figcaption',
  'caption',
  'address',
]);

/** What may stand beside a text of one piece without making it a paragraph. */
export const ITEM_COMPANIONS: ReadonlySet<string> = new Set(['ul', 'ol', 'figcaption']);

/** Parts that say something by being empty. */
export const KEPT_EMPTY: ReadonlySet<string> = new Set(['td', 'th']);
