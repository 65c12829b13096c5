import { MAX_URL_LENGTH } from './resolve-url.ts';

/** What an address is for: following it, or loading it into the page. */
export type UrlUse = 'link' | 'resource';

const SAFE_SCHEMES: Readonly<Record<UrlUse, ReadonlySet<string>>> = {
  link: new Set(['http', 'https', 'mailto', 'tel']),
  resource: new Set(['http', 'https']),
};

/** Characters that the URL standard drops before it parses an address, and invisible ones that only mislead. */
const DROPPED = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/u;
const ALL_DROPPED = new RegExp(DROPPED, 'gu');

/**
 * The address if it is safe to write, otherwise `null`. All outputs rely on this check. Anything before a colon counts
 * as a scheme, so that no disguise of `javascript:` passes as a relative path.
 */
export function safeUrl(value: string, use: UrlUse): string | null {
  if (value.length > MAX_URL_LENGTH) return null;
  const url = (DROPPED.test(value) ? value.replace(ALL_DROPPED, '') : value).trim();
  if (url === '') return null;
  const scheme = schemeOf(url);
  return scheme === null || SAFE_SCHEMES[use].has(scheme) ? url : null;
}

function schemeOf(url: string): string | null {
  for (let index = 0; index < url.length; index++) {
    const char = url[index]!;
    if (char === ':') return url.slice(0, index).toLowerCase();
    if (char === '/' || char === '?' || char === '#' || char === '\\') return null;
  }
  return null;
}
