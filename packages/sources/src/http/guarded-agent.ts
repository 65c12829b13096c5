import { isIP } from 'node:net';
import { Agent, buildConnector } from 'undici';
import type { AddressRule } from './address-rules.ts';
import { guardedLookup, type Resolve, refuse, systemResolve } from './guarded-lookup.ts';

/** How to make connections. */
export interface AgentOptions {
  /** `null` lets every address through. */
  readonly rule: AddressRule | null;
  readonly connectTimeoutMs: number;
  /** Name resolution, which tests replace. */
  readonly resolve?: Resolve;
}

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
