import { SourceError } from '../source-error.ts';

/** Two letters at least: `C:\page.html` is a file. */
const SCHEME = /^[a-z][a-z0-9+.-]+:/i;
const FILE = /^file:/i;

/** What a source on the command line is: standard input, a file, or an address of some kind. */
export type SourceKind = 'stdin' | 'file' | 'address';

/** Tells addresses from files, whatever the case of their letters; `file:` addresses are files. */
export function kindOfSource(source: string): SourceKind {
  if (source === '-') return 'stdin';
  return SCHEME.test(source) && !FILE.test(source) ? 'address' : 'file';
}

/** Whether a source is a file that is named by an address. */
export function isFileAddress(source: string): boolean {
  return FILE.test(source);
}

/**
 * The one rule about addresses, for every door that leads outside: http and https, nothing else. A browser would also open
 * `file:`, `chrome:`, `data:` or `view-source:`.
 */
export function webAddress(text: string, base?: string): URL {
  if (!URL.canParse(text, base)) throw new SourceError('bad-url', `not a valid address: ${text}`);
  const url = new URL(text, base);
  if (url.protocol === 'http:' || url.protocol === 'https:') return url;
  throw new SourceError(
    'bad-url',
    `only http and https can be fetched, not ${url.protocol} (${shorten(url.href)})`,
  );
}

const SHOWN = 100;

/** A `data:` address is as long as what it holds. */
function shorten(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
