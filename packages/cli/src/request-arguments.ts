import { InvalidArgumentError } from 'commander';

/** The grammar of HTTP: a token, a colon, and visible characters. */
const HEADER = /^([!#$%&'*+.^_`|~\dA-Za-z-]+):[ \t]*(.*)$/s;
const NOT_IN_VALUES = /[^\t\x20-\x7e\x80-\xff]/;

/** Headers that belong to the connection, not to the user. */
const RESERVED: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Collects headers, `Name: value`. */
export function collectHeader(
  value: string,
  earlier: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const [, name = '', text = ''] = HEADER.exec(value) ?? [];
  if (name === '') throw new InvalidArgumentError('Write it as "Name: value".');
  if (RESERVED.has(name.toLowerCase())) throw new InvalidArgumentError(`${name} cannot be set.`);
  return { ...earlier, [name.toLowerCase()]: parseHeaderValue(text.trim()) };
}

/** Reads a text that becomes the value of a header. */
export function parseHeaderValue(value: string): string {
  if (NOT_IN_VALUES.test(value))
    throw new InvalidArgumentError('It may not contain line breaks or other controls.');
  return value;
}

/** The first of several decides: browsers know cookies without a name, too. */
const COOKIES = /^[^=;\s]+=/;

/** Reads cookies, `name=value`, separated by semicolons. */
export function parseCookies(value: string): string {
  if (!COOKIES.test(value)) throw new InvalidArgumentError('Write it as name=value.');
  return parseHeaderValue(value);
}

/** Reads the address of a proxy. */
export function parseProxy(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new InvalidArgumentError('Use the address of an HTTP proxy: http://host:port.');
  return value;
}
