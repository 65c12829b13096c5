import { codeOf, messageOf, SourceError } from '../source-error.ts';
import type { AddressRule } from './address-rules.ts';
import { bareUrl } from './bare-url.ts';
import { judgeType, looksLikeHtml, parseContentType } from './content-type.ts';
import type { Hop } from './follow-redirects.ts';
import type { Resolve } from './guarded-agent.ts';
import { readBody, tooLarge } from './read-body.ts';

/** How to fetch; everything is optional. */
export interface FetchOptions {
  /** @default 'fovea' */
  readonly userAgent?: string;
  /**
   * Milliseconds for the whole exchange, redirects and body included.
   * @default 30_000
   */
  readonly timeoutMs?: number;
  /** @default 10_000 */
  readonly connectTimeoutMs?: number;
  /**
   * Bytes after decompression.
   * @default 33_554_432
   */
  readonly maxBytes?: number;
  /** @default 10 */
  readonly maxRedirects?: number;
  /**
   * Also connect to private, loopback and link-local addresses.
   * @default false
   */
  readonly allowPrivate?: boolean;
  /** Which addresses are refused; `allowPrivate` wins. Defaults to everything that is not public. */
  readonly addressRule?: AddressRule;
  /** Name resolution, to be replaced in tests. */
  readonly resolve?: Resolve;
}

/** A page as the network delivered it. */
export interface FetchedPage {
  readonly bytes: Uint8Array;
  /** The address after redirects, without credentials. */
  readonly url: string;
  /** From the `Content-Type` header. */
  readonly charset: string | null;
  readonly contentType: string | null;
  readonly status: number;
  readonly warnings: readonly string[];
}

const DEFAULTS = {
  userAgent: 'fovea',
  timeoutMs: 30_000,
  connectTimeoutMs: 10_000,
  maxBytes: 32 * 2 ** 20,
  // What curl's users and browsers (20) consider patient enough.
  maxRedirects: 10,
} as const;

/** Fetches one page: politely, within limits, and never from inside the own network unless allowed. */
export async function fetchPage(url: string, options: FetchOptions = {}): Promise<FetchedPage> {
  const start = parseUrl(url);
  const settings = { ...DEFAULTS, ...options };
  // Loaded on demand: a run on a file should not pay for an HTTP client.
  const [{ guardedAgent }, { publicAddressesOnly }, { followRedirects }] = await Promise.all([
    import('./guarded-agent.ts'),
    import('./address-rules.ts'),
    import('./follow-redirects.ts'),
  ]);
  const rule = settings.allowPrivate === true ? null : (settings.addressRule ?? publicAddressesOnly);
  const { connectTimeoutMs, resolve } = settings;
  const agent = guardedAgent({ rule, connectTimeoutMs, ...(resolve === undefined ? {} : { resolve }) });
  const signal = AbortSignal.timeout(settings.timeoutMs);
  try {
    const hop = await followRedirects(start, { ...settings, agent, signal });
    return await readPage(hop, settings.maxBytes);
  } catch (error) {
    throw explain(error, bareUrl(start), signal, settings.timeoutMs);
  } finally {
    await agent.destroy();
  }
}

function parseUrl(text: string): URL {
  if (!URL.canParse(text)) throw new SourceError('bad-url', `not a valid address: ${text}`);
  return new URL(text);
}

async function readPage(hop: Hop, maxBytes: number): Promise<FetchedPage> {
  const { response, url } = hop;
  try {
    const status = response.statusCode;
    if (status < 200 || status > 299) {
      throw new SourceError('bad-status', `the server answered ${status} for ${url}`);
    }
    const contentType = hop.header('content-type');
    const { type, charset } = parseContentType(contentType);
    const verdict = judgeType(type);
    if (verdict === 'other') throw notHtml(url, type);
    const encoding = hop.header('content-encoding') ?? '';
    // Only an uncompressed length is comparable; the stream is counted in any case.
    if (encoding === '' && Number(hop.header('content-length')) > maxBytes) throw tooLarge(maxBytes);
    const { bytes, truncated } = await readBody(response.body, encoding, maxBytes);
    if (verdict === 'sniff' && !looksLikeHtml(bytes)) throw notHtml(url, type);
    const warnings = truncated ? ['the compressed response ended too early: the page may be incomplete'] : [];
    return { bytes, url, charset, contentType, status, warnings };
  } finally {
    // Also ends the transfer of a body that nobody wants.
    response.body.on('error', () => {}).destroy();
  }
}

function notHtml(url: string, type: string): SourceError {
  const what =
    type === '' ? 'has no content type and does not look like HTML' : `is ${type}, not an HTML page`;
  return new SourceError('not-html', `${url} ${what}`);
}

/** What the system's codes mean to a person. */
const NETWORK_PROBLEMS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'the name could not be resolved: is there a network connection?',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  UND_ERR_SOCKET: 'the server closed the connection',
};

function explain(error: unknown, url: string, signal: AbortSignal, timeoutMs: number): SourceError {
  if (error instanceof SourceError) return error;
  if (signal.aborted) {
    const message = `no complete answer within ${timeoutMs / 1000} s from ${url}: raise it with --timeout`;
    return new SourceError('timeout', message, { cause: error });
  }
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const problem = NETWORK_PROBLEMS[codeOf(first)] ?? messageOf(first);
  const code = codeOf(first) === 'UND_ERR_CONNECT_TIMEOUT' ? 'timeout' : 'unreachable';
  return new SourceError(code, `cannot fetch ${url}: ${problem}`, { cause: error });
}
