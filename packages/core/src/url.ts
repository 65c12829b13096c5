/** Longest address that is handed on; browsers and servers give up far earlier, only attacks are longer. */
const MAX_URL_LENGTH = 65_536;

/** The only schemes that name a page or a picture somewhere else; all others can carry code or data. */
const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:']);

/** A scheme at the start, once the characters that the URL standard skips are gone. */
const SCHEME = /^[a-z][a-z0-9+.-]*:/iu;

/** Tab, line feed and carriage return are dropped anywhere in a URL; C0 controls and spaces only at its ends. */
const DROPPED_ANYWHERE = /[\t\n\r]+/gu;
const DROPPED_AT_START = /^[\u0000-\u0020]+/u;

/**
 * An absolute http(s) URL, or `null` where there is none: unparsable, relative without a base, or
 * with another scheme (`javascript:`, `data:`, `vbscript:`, …). Never throws.
 */
export function resolveUrl(base: string | null, href: string): string | null {
  if (href.length > MAX_URL_LENGTH) return null;
  const cleaned = href.replace(DROPPED_AT_START, '').replace(DROPPED_ANYWHERE, '');
  if (base === null && !SCHEME.test(cleaned)) return null;
  const url = parseUrl(cleaned, base);
  if (url === null || !SAFE_PROTOCOLS.has(url.protocol) || url.href.length > MAX_URL_LENGTH) return null;
  return url.href;
}

function parseUrl(href: string, base: string | null): URL | null {
  try {
    return base === null ? new URL(href) : new URL(href, base);
  } catch {
    return null;
  }
}
