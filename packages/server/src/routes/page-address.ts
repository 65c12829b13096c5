/** The address in a request for a page, and the options in its query. */
export interface AddressAndQuery {
  readonly address: string;
  readonly query: URLSearchParams;
}

const PLAIN = /^https?:\/{1,2}/iu;
const ENCODED = /^https?(?:%3a|:)/iu;
/** In the query of a page's own address, the options of Fovea. */
const OPTION_PREFIX = 'fovea.';

/**
 * Reads `/<address>`. A plain address has its own query, in which only parameters that begin with `fovea.` are options;
 * if the address is percent-encoded, all of the query is options. Returns `null` for other paths.
 */
export function readAddress(requestUrl: string): AddressAndQuery | null {
  const { pathname, search } = new URL(requestUrl);
  const rest = pathname.slice(1);
  if (PLAIN.test(rest)) return plainAddress(rest, search);
  if (!ENCODED.test(rest)) return null;
  try {
    return { address: decodeURIComponent(rest), query: new URLSearchParams(search) };
  } catch {
    return null;
  }
}

function plainAddress(rest: string, search: string): AddressAndQuery {
  const own: string[] = [];
  const query = new URLSearchParams();
  for (const pair of search.slice(1).split('&')) {
    if (!pair.startsWith(OPTION_PREFIX)) {
      if (pair !== '') own.push(pair);
      continue;
    }
    for (const [name, value] of new URLSearchParams(pair.slice(OPTION_PREFIX.length)))
      query.append(name, value);
  }
  // Some proxies collapse the slashes.
  const address = rest.replace(PLAIN, (scheme) => `${scheme.slice(0, scheme.indexOf('/'))}//`);
  return { address: own.length === 0 ? address : `${address}?${own.join('&')}`, query };
}
