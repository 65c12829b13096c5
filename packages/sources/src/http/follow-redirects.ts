import { type Dispatcher, request } from 'undici';
import { messageOf, SourceError } from '../source-error.ts';
import { bareUrl } from './bare-url.ts';
import { headersFor } from './own-headers.ts';
import { webAddress } from './web-address.ts';

/** Options of every request in a chain. */
export interface ChainOptions {
  readonly agent: Dispatcher;
  readonly signal: AbortSignal;
  readonly userAgent: string;
  readonly maxRedirects: number;
  /** For one origin only: this, or that of the first address. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly headersOrigin?: string;
  /** Throws to refuse the target of a redirect. */
  readonly beforeRedirect?: (target: URL) => Promise<void>;
}

/** The last response of a chain of redirects; its body is still unread. */
export interface Hop {
  readonly response: Dispatcher.ResponseData;
  /** Its address, without credentials and fragment. */
  readonly url: string;
  /** The first value of a header, or `null`. */
  header(name: string): string | null;
}

/** @format */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.8,*/*;q=0.1';

/** Requests a page and follows redirects; each hop goes through the guarded agent again. */
export async function followRedirects(start: URL, options: ChainOptions): Promise<Hop> {
  let target = start;
  for (let hops = 0; hops <= options.maxRedirects; hops++) {
    const response = await send(target, ownHeaders(start, target, options), options);
    const hop = asHop(response, target);
    const location = REDIRECTS.has(response.statusCode) ? hop.header('location') : null;
    if (location === null) return hop;
    response.body.on('error', () => {}).destroy();
    target = redirectTarget(hop.url, location, target);
    await options.beforeRedirect?.(target);
  }
  throw new SourceError(
    'too-many-redirects',
    `${bareUrl(start)} redirects more than ${options.maxRedirects} times`,
  );
}

function redirectTarget(from: string, location: string, base: URL): URL {
  try {
    return webAddress(location, base.href);
  } catch (error) {
    throw new SourceError('bad-url', `${from} redirects: ${messageOf(error)}`, { cause: error });
  }
}

function send(
  target: URL,
  own: Readonly<Record<string, string>>,
  options: ChainOptions,
): Promise<Dispatcher.ResponseData> {
  return request(bareUrl(target), {
    dispatcher: options.agent,
    signal: options.signal,
    headers: {
      'user-agent': options.userAgent,
      accept: ACCEPT,
      'accept-encoding': 'gzip, br, deflate',
      ...own,
    },
  });
}

/** What only one origin may see; credentials in an address that the user did not give are never used. */
function ownHeaders(start: URL, target: URL, options: ChainOptions): Readonly<Record<string, string>> {
  const { headers = {}, headersOrigin } = options;
  if (target.origin !== (headersOrigin ?? start.origin)) return {};
  return headersOrigin === undefined ? headersFor(start, headers) : headers;
}

function asHop(response: Dispatcher.ResponseData, url: URL): Hop {
  return {
    response,
    url: bareUrl(url),
    header(name) {
      const value = response.headers[name];
      return (Array.isArray(value) ? value[0] : value) ?? null;
    },
  };
}
