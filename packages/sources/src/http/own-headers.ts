import type { FetchOptions } from './exchange.ts';
import { webAddress } from './web-address.ts';

/**
 * Options for an address that a page names rather than the user: what the user gave for the first address, headers and
 * the credentials in it, stays with the origin of that.
 */
export function optionsForOthers(first: string, options: FetchOptions): FetchOptions {
  if (options.headersOrigin !== undefined) return options;
  const url = webAddress(first);
  return { ...options, headersOrigin: url.origin, headers: headersFor(url, options.headers) };
}

/** The headers for the address that the user gave: the user's own, and the credentials in the address. */
export function headersFor(
  url: URL,
  headers: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const authorization = basicAuth(url);
  return authorization === null ? headers : { authorization, ...headers };
}

function basicAuth(url: URL): string | null {
  if (url.username === '' && url.password === '') return null;
  const text = `${decode(url.username)}:${decode(url.password)}`;
  return `Basic ${Buffer.from(text).toString('base64')}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % in a password
  }
}
