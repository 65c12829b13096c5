import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { SourceError } from '../source-error.ts';
import type { AddressRule } from './address-rules.ts';

/** Resolves a host name to all its addresses. */
export type Resolve = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

/** Asks the system's resolver for every address. */
export const systemResolve: Resolve = (host, done) => lookup(host, { all: true, verbatim: true }, done);

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
