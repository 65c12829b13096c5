import { SourceError } from '../source-error.ts';

/** At least two letters: `C:\page.html` is a file. */
const SCHEME = /^[a-z][a-z0-9+.-]+:/i;
const FILE = /^file:/i;

/** The kind of a source on the command line: standard input, a file, or an address of any scheme. */
export type SourceKind = 'stdin' | 'file' | 'address';

/** Distinguishes addresses from files, regardless of case; `file:` addresses are files. */
export function kindOfSource(source: string): SourceKind {
  if (source === '-') return 'stdin';
  return SCHEME.test(source) && !FILE.test(source) ? 'address' : 'file';
}

/** True if a source is a `file:` address. */
export function isFileAddress(source: string): boolean {
  return FILE.test(source);
}

/**
 * Parses an address, and accepts only http and https. Everything that opens addresses uses this one rule, because a
 * browser would also open `file:`, `chrome:`, `data:` or `view-source:`.
 */
export function webAddress(text: string, base?: string): URL {
  if (!URL.canParse(text, base)) throw new SourceError('bad-url', `not a valid address: ${text}`);
  const url = new URL(text, base);
  if (url.protocol === 'http:' || url.protocol === 'https:') return url;
  throw new SourceError(
    'bad-url',
    `only http and https can be fetched, not ${url.protocol} (${shorten(url.href)})${hintFor(text)}`,
  );
}

/** The name of a host looks like a scheme if a port follows it. */
const HOST_AND_PORT = /^[a-z\d.-]+:\d{1,5}(?:[/?#]|$)/i;
/** A name without dots is one of this machine or network, where servers seldom have a certificate. */
const LOCAL = /^[^.:]+:/;

function hintFor(text: string): string {
  if (!HOST_AND_PORT.test(text)) return '';
  return `: for a page on the web write ${LOCAL.test(text) ? 'http' : 'https'}://${shorten(text)}`;
}

/** @cap */
const MAX_SHOWN = 100;

/** A `data:` address can be very long. */
function shorten(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
