import { damageOf } from '../compression/damage.ts';
import { MAX_TIMER_MS } from '../longest-timer.ts';
import { codeOf, messageOf, SourceError } from '../source-error.ts';
import type { AddressRule } from './address-rules.ts';
import { bareUrl } from './bare-url.ts';
import type { Hop } from './follow-redirects.ts';
import type { Resolve } from './guarded-lookup.ts';
import { webAddress } from './web-address.ts';

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
  /** Headers for the origin of the address, by their names in lower case; other origins do not get them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The only origin that gets the headers, where a page and not the user gave the address. */
  readonly headersOrigin?: string;
  /** A proxy to fetch through, `http://host:port`; it resolves names itself, so that only plain addresses can be refused. */
  readonly proxy?: string;
  /** Decides which addresses to refuse, by default all that are not public; `allowPrivate` takes precedence. */
  readonly addressRule?: AddressRule;
  /** Called with the target of each redirect; throws to refuse it. */
  readonly beforeRedirect?: (target: URL) => Promise<void>;
  /** Name resolution, which tests replace. */
  readonly resolve?: Resolve;
}

/** @cap */
const DEFAULTS = {
  userAgent: 'fovea',
  timeoutMs: 30_000,
  connectTimeoutMs: 10_000,
  maxBytes: 32 * 2 ** 20,
  // Half of what browsers allow.
  maxRedirects: 10,
} as const;

/** Requests an address and reads the response, within limits, and never from the private network unless allowed. */
export async function exchange<Result>(
  url: string,
  options: FetchOptions,
  read: (hop: Hop, maxBytes: number) => Promise<Result>,
): Promise<Result> {
  const start = webAddress(url);
  const settings = { ...DEFAULTS, ...options };
  // Loaded on demand, because extracting a file should not pay for an HTTP client.
  const [{ guardedAgent }, { proxiedAgent }, { publicAddressesOnly }, { followRedirects }] =
    await Promise.all([
      import('./guarded-agent.ts'),
      import('./proxied-agent.ts'),
      import('./address-rules.ts'),
      import('./follow-redirects.ts'),
    ]);
  const rule = settings.allowPrivate === true ? null : (settings.addressRule ?? publicAddressesOnly);
  const { connectTimeoutMs, resolve, proxy } = settings;
  const agent =
    proxy === undefined
      ? guardedAgent({ rule, connectTimeoutMs, ...(resolve === undefined ? {} : { resolve }) })
      : proxiedAgent({ rule, connectTimeoutMs, proxy });
  const signal = AbortSignal.timeout(Math.min(settings.timeoutMs, MAX_TIMER_MS));
  try {
    const hop = await followRedirects(start, { ...settings, agent, signal });
    try {
      return await read(hop, settings.maxBytes);
    } finally {
      // Also ends the transfer of a body that nothing reads.
      hop.response.body.on('error', () => {}).destroy();
    }
  } catch (error) {
    const through = proxy === undefined ? '' : ` through the proxy ${new URL(proxy).host}`;
    throw explain(error, bareUrl(start) + through, signal, settings.timeoutMs);
  } finally {
    await agent.destroy();
  }
}

/** Descriptions of system error codes. */
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

function explain(error: unknown, from: string, signal: AbortSignal, timeoutMs: number): SourceError {
  if (error instanceof SourceError) return error;
  if (signal.aborted) {
    const message = `no complete answer within ${timeoutMs / 1000} s from ${from}`;
    return new SourceError('timeout', message, { cause: error });
  }
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const damage = damageOf(first);
  if (damage !== null) return new SourceError('damaged', `cannot read ${from}: ${damage}`, { cause: error });
  const problem = NETWORK_PROBLEMS[codeOf(first)] ?? messageOf(first);
  return new SourceError('unreachable', `cannot fetch ${from}: ${problem}`, { cause: error });
}
