import { isIP } from 'node:net';
import { type Dispatcher, ProxyAgent } from 'undici';
import type { AddressRule } from './address-rules.ts';
import { refuse } from './guarded-lookup.ts';

/** How to make connections through a proxy. */
export interface ProxiedAgentOptions {
  /** `null` lets every address through. */
  readonly rule: AddressRule | null;
  readonly connectTimeoutMs: number;
  readonly proxy: string;
}

const BRACKETS = /^\[|\]$/g;
const THIS_MACHINE = /(?:^|\.)localhost\.?$/i;

/**
 * An agent that sends everything through a proxy. The proxy resolves names, and perhaps it alone can, so names are left
 * to it; what can be refused by itself is: addresses, and names for this machine.
 */
export function proxiedAgent({ rule, connectTimeoutMs, proxy }: ProxiedAgentOptions): Dispatcher {
  const agent = new ProxyAgent({
    uri: proxy,
    // Plain http needs no tunnel, and many proxies offer none to port 80.
    proxyTunnel: false,
    connectTimeout: connectTimeoutMs,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return agent.compose((dispatch) => (options, handler) => {
    const refusal = refusalOf(new URL(String(options.origin)).hostname, rule);
    if (refusal !== null) throw refusal;
    return dispatch(options, handler);
  });
}

function refusalOf(hostname: string, rule: AddressRule | null): Error | null {
  const host = hostname.replace(BRACKETS, '');
  if (THIS_MACHINE.test(host)) return refuse(host, '127.0.0.1', rule);
  return isIP(host) === 0 ? null : refuse(host, host, rule);
}
