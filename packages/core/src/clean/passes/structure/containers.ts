/** Which blocks may contain which (data only): keeps the outputs valid whatever the page did. */

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

/** Containers that take only their own parts, and the part created around anything else. */
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

/** Containers whose text needs no paragraph as long as it is a single line. */
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

/** What may accompany a single line without making it a paragraph. */
export const ITEM_COMPANIONS: ReadonlySet<string> = new Set(['ul', 'ol', 'figcaption']);

/** Parts that mean something even when empty. */
export const KEPT_EMPTY: ReadonlySet<string> = new Set(['td', 'th']);
