/** Longest address that is accepted, as by most servers; only attacks and tracking are longer. @cap */
export const MAX_URL_LENGTH = 8192;

/** The only schemes of remote pages and pictures; all others can carry code or data. */
const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:']);

/** A scheme at the start, once the characters that the URL standard skips are gone. */
const SCHEME = /^[a-z][a-z0-9+.-]*:/iu;

/** Tab, line feed and carriage return are dropped anywhere in a URL; C0 controls and spaces only at its ends. */
const DROPPED_ANYWHERE = /[\t\n\r]+/gu;
const DROPPED_AT_START = /^[\u0000-\u0020]+/u;

/**
 * Addresses that the URL standard leaves exactly as they are: http(s), a host of lower-case labels whose last one
 * begins with a letter, a path, and no character that would be encoded. Most links are like this, and parsing one costs
 * a microsecond.
 */
const PLAIN_URL =
  /^https?:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9]*\/[\w\-.~!$&()*+,;=:@%/]*(?:\?[\w\-.~!$&()*+,;=:@%/?]*)?(?:#[\w\-.~!$&()*+,;=:@%/?]*)?$/u;
const PLAIN_PATH =
  /^\/(?!\/)[\w\-.~!$&()*+,;=:@%/]*(?:\?[\w\-.~!$&()*+,;=:@%/?]*)?(?:#[\w\-.~!$&()*+,;=:@%/?]*)?$/u;

/** Path segments that the standard resolves, even in encoded form. */
const DOT_SEGMENT = /\/(?:\.|%2e)/iu;

/**
 * An absolute http(s) URL, or `null` for an address that is unparsable, relative without a base, or has another scheme
 * (`javascript:`, `data:`, `vbscript:`, …). Never throws.
 */
export function resolveUrl(base: string | null, href: string): string | null {
  if (href.length > MAX_URL_LENGTH) return null;
  const plain = plainUrl(base, href);
  if (plain !== null) return plain;
  const cleaned = href.replace(DROPPED_AT_START, '').replace(DROPPED_ANYWHERE, '');
  if (base === null && !SCHEME.test(cleaned)) return null;
  const url = parseUrl(cleaned, base);
  if (url === null || !SAFE_PROTOCOLS.has(url.protocol) || url.href.length > MAX_URL_LENGTH) return null;
  return url.href;
}

/** Resolves an address that needs no parser: a plain one, or a rooted path below a plain base. */
function plainUrl(base: string | null, href: string): string | null {
  if (PLAIN_URL.test(href)) return isResolved(href) ? href : null;
  if (base === null || !PLAIN_PATH.test(href) || !PLAIN_URL.test(base) || !isResolved(href)) return null;
  return base.slice(0, base.indexOf('/', ORIGIN_START)) + href;
}

/** Whether the parser would leave path and host unchanged: no segments to resolve, no name to check. */
function isResolved(href: string): boolean {
  return !DOT_SEGMENT.test(href) && !href.includes('xn--');
}

/** Index after `https://`, or of the second character after `http://`. @format */
const ORIGIN_START = 8;

function parseUrl(href: string, base: string | null): URL | null {
  try {
    return base === null ? new URL(href) : new URL(href, base);
  } catch {
    return null;
  }
}
