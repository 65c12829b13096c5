/** How HTML elements behave in the flow of a page (data only). */

/** Elements that show something without text, once they have a `src`. */
export const MEDIA: ReadonlySet<string> = new Set(['img', 'video', 'audio']);

/** Boxes without a meaning of their own: they only begin a new line. */
export const PLAIN_BLOCK_ELEMENTS: ReadonlySet<string> = new Set([
  'html',
  'body',
  'div',
  'center',
  'form',
  'fieldset',
  'legend',
  'main',
  'header',
  'footer',
  'nav',
  'search',
  'hgroup',
  'dialog',
  'p',
  'frameset',
  'marquee',
  'optgroup',
  'option',
  'noscript',
  'object',
]);

/** Block elements whose name says something about their contents. */
const MEANINGFUL_BLOCK_ELEMENTS: ReadonlySet<string> = new Set([
  'article',
  'section',
  'aside',
  'address',
  'blockquote',
  'ul',
  'ol',
  'li',
  'menu',
  'dir',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
  'details',
  'summary',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
  'xmp',
  'listing',
  'plaintext',
  'hr',
]);

/** Headings. */
export const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Phrases whose name says something about their words. */
export const MEANINGFUL_PHRASES: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  'rp',
  'rt',
  'ruby',
  's',
  'samp',
  'small',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
]);

/** Obsolete or rare names and their modern equivalents. */
export const MODERN_NAMES: ReadonlyMap<string, string> = new Map([
  ['acronym', 'abbr'],
  ['strike', 's'],
  ['tt', 'code'],
  ['menu', 'ul'],
  ['dir', 'ul'],
  ['xmp', 'pre'],
  ['listing', 'pre'],
  ['plaintext', 'pre'],
]);

/** Elements of bold text. */
export const BOLD: ReadonlySet<string> = new Set(['b', 'strong']);

const BLOCK_ELEMENTS: ReadonlySet<string> = new Set([...PLAIN_BLOCK_ELEMENTS, ...MEANINGFUL_BLOCK_ELEMENTS]);

/** True for elements that begin a new line. */
export function isBlockElement(tag: string): boolean {
  return BLOCK_ELEMENTS.has(tag);
}
