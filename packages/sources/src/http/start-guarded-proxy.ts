import type { GuardedProxy, ProxyOptions } from './guarded-proxy.ts';

/** Starts a proxy whose code is loaded only then: it needs servers and rules of addresses that a page from a file does not. */
export async function startGuardedProxy(options: ProxyOptions): Promise<GuardedProxy> {
  const { listenAsProxy } = await import('./guarded-proxy.ts');
  return listenAsProxy(options);
}
