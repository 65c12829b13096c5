/**
 * Bare addresses, which GFM turns into links. Such a link extends to the next space, escapes and markup included. An
 * address that needs escapes is therefore written as `<http://…>`, where none are needed, or kept from being a link.
 */

/**
 * Marked finds them in the middle of a word, too. Skips addresses after a `<`: those are settled already, because a `<` of
 * the text would be escaped.
 */
const ADDRESS = /(?<!<)(?:(?:https?|ftp):\/\/|www\.)[^\s<]+/giu;
const ESCAPED = /[\\]|&(?:lt|amp);/u;
const ESCAPES = /\\([!-/:-@[-`{-~])/gu;
/** No quotes and no `=`: a parser that takes the angle brackets for a tag must find neither attributes nor links in it. */
const PLAIN_ADDRESS = /^https?:\/\/[\w.~*%?#+,;:@/-]+$/iu;
const AFTER_ADDRESS = new Set('?!.,:;*_~\'")]\\');

/** Rewrites the addresses of escaped text so that none swallows an escape. */
export function settleAddresses(escaped: string): string {
  return ESCAPED.test(escaped)
    ? escaped.replace(ADDRESS, (address) => (ESCAPED.test(address) ? settle(address) : address))
    : escaped;
}

/** Rewrites the last word of escaped text, if it is an address, so that it does not swallow what follows. */
export function settleLastAddress(escaped: string): string {
  return withLastAddress(escaped, settle);
}

/** The same for text in a link: a parser that does not see the link must find no other one in it. */
export function settleLastAddressInLink(escaped: string): string {
  return withLastAddress(escaped, asText);
}

function withLastAddress(escaped: string, rewrite: (address: string) => string): string {
  const start = escaped.lastIndexOf(' ') + 1;
  const word = escaped.slice(start);
  // Every address contains a full stop or a colon; most words before markup do not.
  if (!word.includes('.') && !word.includes(':')) return escaped;
  return escaped.slice(0, start) + word.replace(ADDRESS, rewrite);
}

function settle(address: string): string {
  let end = address.length;
  while (AFTER_ADDRESS.has(address[end - 1]!)) end--;
  const plain = address.slice(0, end).replace(ESCAPES, '$1');
  return PLAIN_ADDRESS.test(plain) ? `<${plain}>${address.slice(end)}` : asText(address);
}

/** The address, and any other that follows it without a space, kept from being a link. */
function asText(address: string): string {
  return address.replace(PREFIX_END, (sign) => (sign === ':' ? '&#58;' : '\\.'));
}

/** The colon of `http:` or the full stop of `www.`. */
const PREFIX_END = /(?<=https?|ftp):(?=\/\/)|(?<=www)\./giu;

const IN_ANGLE_BRACKETS = /<(https?):(\/\/[^\s<>]+)>/giu;

/** Rewrites `<http://…>` as text without a link, for places where a parser might take the angle brackets for a tag. */
export function withoutAngleBrackets(markdown: string): string {
  return markdown.replace(IN_ANGLE_BRACKETS, '$1&#58;$2');
}
