/** Number that stands for a tag name; names outside the table get ids from `FIRST_CUSTOM_TAG` up, per page. */
export type TagId = number;

/** Every tag name that some part of Fovea asks for. The order is free: ids never leave a process. */
export const TAG_NAMES = [
  '',
  'html',
  'head',
  'body',
  'title',
  'base',
  'meta',
  'link',
  'script',
  'style',
  'noscript',
  'template',
  'article',
  'aside',
  'footer',
  'header',
  'main',
  'nav',
  'section',
  'search',
  'hgroup',
  'address',
  'dialog',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'div',
  'span',
  'blockquote',
  'pre',
  'center',
  'br',
  'hr',
  'wbr',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'menu',
  'dir',
  'figure',
  'figcaption',
  'picture',
  'source',
  'img',
  'video',
  'audio',
  'track',
  'iframe',
  'object',
  'embed',
  'param',
  'canvas',
  'map',
  'area',
  'svg',
  'math',
  'table',
  'caption',
  'colgroup',
  'col',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
  'a',
  'abbr',
  'acronym',
  'b',
  'bdi',
  'bdo',
  'big',
  'cite',
  'code',
  'data',
  'del',
  'dfn',
  'em',
  'font',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  'rb',
  'rp',
  'rt',
  'rtc',
  'ruby',
  's',
  'samp',
  'small',
  'strike',
  'strong',
  'sub',
  'sup',
  'time',
  'tt',
  'u',
  'var',
  'details',
  'summary',
  'slot',
  'form',
  'fieldset',
  'legend',
  'label',
  'input',
  'button',
  'select',
  'optgroup',
  'option',
  'datalist',
  'textarea',
  'output',
  'progress',
  'meter',
  'applet',
  'frame',
  'frameset',
  'noframes',
  'noembed',
  'marquee',
  'nobr',
  'xmp',
  'plaintext',
  'listing',
  'image',
  'portal',
] as const;

/** A name in the table. */
export type KnownTag = Exclude<(typeof TAG_NAMES)[number], ''>;

/** First id given to names outside the table. */
export const FIRST_CUSTOM_TAG: TagId = TAG_NAMES.length;

const ID_BY_NAME: ReadonlyMap<string, TagId> = new Map(TAG_NAMES.map((name, id) => [name, id]));

/** The ids by name, for code that compares: `tag[node] === Tag.p`. */
export const Tag: { readonly [Name in KnownTag]: TagId } = Object.fromEntries(ID_BY_NAME) as {
  [Name in KnownTag]: TagId;
};

/** The id of a name in the table, or `undefined`. */
export function knownTagId(name: string): TagId | undefined {
  return name === '' ? undefined : ID_BY_NAME.get(name);
}

/** Ids stay below this; a page with more distinct tag names than fit gets `span` for the rest. */
export const MAX_TAG_IDS = 2048;

/** A lookup table over the fixed ids: `tagSet('p', 'div')[tag[node]] === 1`; custom tags are never in it. */
export function tagSet(...names: readonly KnownTag[]): Uint8Array {
  const set = new Uint8Array(MAX_TAG_IDS);
  for (const name of names) set[Tag[name]] = 1;
  return set;
}
