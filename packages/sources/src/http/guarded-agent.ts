import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { SourceError } from '../source-error.ts';
import type { AddressRule } from './address-rules.ts';

/** How to make connections. */
export interface AgentOptions {
  /** `null` lets every address through. */
  readonly rule: AddressRule | null;
  readonly connectTimeoutMs: number;
  /** Name resolution, which tests replace. */
  readonly resolve?: Resolve;
}

/** Resolves a host name to all its addresses. */
export type Resolve = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

/** Asks the system's resolver for every address. */
export const systemResolve: Resolve = (host, done) => lookup(host, { all: true, verbatim: true }, done);

/**
 * An undici agent that checks every address before it connects. It checks the very addresses that it passes to the
 * socket, so a name that resolves differently the second time (DNS rebinding) gains nothing, and redirects cannot
 * bypass the check.
 */
export function guardedAgent(options: AgentOptions): Agent {
  const { rule, resolve = systemResolve, connectTimeoutMs } = options;
  const connector = buildConnector({
    timeout: connectTimeoutMs,
    lookup: guardedLookup(resolve, rule),
  } as buildConnector.BuildOptions);
  return new Agent({
    connect: (target, callback) => {
      // A socket does not look up a host that is already an address, so literals are checked here.
      const host = target.hostname.replace(/^\[|\]$/g, '');
      const refusal = isIP(host) === 0 ? null : refuse(host, host, rule);
      if (refusal === null) connector(target, callback);
      else callback(refusal, null);
    },
    // The caller has one deadline for the whole exchange; timeouts per step would only blur the message.
    headersTimeout: 0,
    bodyTimeout: 0,
    pipelining: 0,
  });
}

/** A lookup for sockets that refuses a name as soon as one of its addresses breaks the rule. */
export function guardedLookup(resolve: Resolve, rule: AddressRule | null): LookupFunction {
  return (host, options, callback) => {
    resolve(host, (error, addresses) => {
      if (error !== null) return callback(error, []);
      for (const { address } of addresses) {
        const refusal = refuse(host, address, rule);
        if (refusal !== null) return callback(refusal, []);
      }
      const first = addresses[0];
      if (first === undefined) return callback(new SourceError('unreachable', `${host} has no address`), []);
      if (options.all === true) return callback(null, [...addresses]);
      callback(null, first.address, first.family);
    });
  };
}

/** The error that says why we must not connect to an address, or `null`. */
export function refuse(host: string, address: string, rule: AddressRule | null): SourceError | null {
  const reason = rule?.(address) ?? null;
  if (reason === null) return null;
  const what = host === address ? `${address} is ${reason}` : `${host} (${address}) is ${reason}`;
  return new SourceError('blocked-address', what);
}
