/** The whole HTML that Fovea can write (data only). Nothing else can appear in an output. */

const WORDS: readonly string[] = ['lang', 'dir'];

/** Elements that may be written, with their attributes; each attribute has a rule in `elements/attribute-rules.ts`. */
export const ALLOWED_ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  // Sections and blocks.
  ['aside', [...WORDS, 'role', 'data-callout']],
  ...['article', 'section', 'address', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(withWords),
  ...['ul', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'details', 'summary', 'pre'].map(withWords),
  ['ol', [...WORDS, 'start', 'reversed']],
  ['li', [...WORDS, 'value']],
  ['blockquote', [...WORDS, 'cite']],
  ['hr', []],
  // Tables.
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'].map(withWords),
  ['td', [...WORDS, 'colspan', 'rowspan']],
  ['th', [...WORDS, 'colspan', 'rowspan', 'scope']],
  // Phrases.
  ...['b', 'bdi', 'bdo', 'cite', 'code', 'dfn', 'em', 'i', 'kbd', 'mark', 'rp', 'rt', 'ruby'].map(withWords),
  ...['s', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'var'].map(withWords),
  ['abbr', [...WORDS, 'title']],
  ['a', [...WORDS, 'href', 'title']],
  ['del', [...WORDS, 'cite', 'datetime']],
  ['ins', [...WORDS, 'cite', 'datetime']],
  ['q', [...WORDS, 'cite']],
  ['time', [...WORDS, 'datetime']],
  ['br', []],
  // Media.
  ['img', ['src', 'alt', 'title', 'width', 'height']],
  ['video', ['src', 'poster', 'title', 'width', 'height']],
  ['audio', ['src', 'title']],
]);

/** Elements without an end tag. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

function withWords(tag: string): [string, readonly string[]] {
  return [tag, WORDS];
}
