/** Parts of an address that change without leading to another page: scheme, `www.`, query, fragment, last slash. */
const SCHEME_AND_WWW = /^(?:[a-z]{2,6}:)?\/\/(?:www\.|m\.)?/iu;
const QUERY_OR_FRAGMENT = /[?#]/u;

/** Whether two addresses name the same page, judging by host and path. */
export function sameAddress(a: string, b: string): boolean {
  return hostAndPath(a) === hostAndPath(b);
}

function hostAndPath(url: string): string {
  const bare = url.trim().replace(SCHEME_AND_WWW, '');
  const end = bare.search(QUERY_OR_FRAGMENT);
  const path = end < 0 ? bare : bare.slice(0, end);
  return (path.endsWith('/') ? path.slice(0, -1) : path).toLowerCase();
}
