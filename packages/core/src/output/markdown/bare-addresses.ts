/**
 * Bare addresses, which GFM makes links of. Such a link takes everything up to the next space, escapes and markup
 * included. One that holds an escape is written as `<http://…>`, which needs none, else it is kept from being a link.
 */

/** One that is settled already stands behind a bracket, which is never that of a text. */
const ADDRESS = /(?<![A-Za-z<])(?:https?:\/\/|www\.)[^\s<]+/giu;
const ESCAPED = /[\\]|&(?:lt|amp);/u;
const ESCAPES = /\\([!-/:-@[-`{-~])/gu;
/** No quotes and no `=`: a reader who takes the brackets for those of a tag must find no attribute in it, nor a link. */
const PLAIN_ADDRESS = /^https?:\/\/[\w.~*%?#+,;:@/-]+$/iu;
const AFTER_ADDRESS = new Set('?!.,:;*_~\'")]\\');

/** Escaped text in which no address swallows an escape. */
export function settleAddresses(escaped: string): string {
  return ESCAPED.test(escaped)
    ? escaped.replace(ADDRESS, (address) => (ESCAPED.test(address) ? settled(address) : address))
    : escaped;
}

/** Escaped text whose last word, if it is an address, does not swallow what follows the text. */
export function settleLastAddress(escaped: string): string {
  const start = escaped.lastIndexOf(' ') + 1;
  const word = escaped.slice(start);
  // Every address holds a full stop or a colon; most words before some markup do not.
  if (!word.includes('.') && !word.includes(':')) return escaped;
  return escaped.slice(0, start) + word.replace(ADDRESS, settled);
}

function settled(address: string): string {
  let end = address.length;
  while (AFTER_ADDRESS.has(address[end - 1]!)) end--;
  const plain = address.slice(0, end).replace(ESCAPES, '$1');
  if (PLAIN_ADDRESS.test(plain)) return `<${plain}>${address.slice(end)}`;
  return address.replace(PREFIX_END, (sign) => (sign === ':' ? '&#58;' : '\\.'));
}

/** The colon of `http:`, the full stop of `www.`. */
const PREFIX_END = /[:.]/u;
