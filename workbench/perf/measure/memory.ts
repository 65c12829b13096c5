import { setImmediate } from 'node:timers/promises';

/**
 * Megabytes in use inside and outside the JavaScript heap once garbage is collected, where Node was started with
 * `--expose-gc`. Twice, a turn of the event loop apart: what waited for its finalizer is gone as well.
 */
export async function settledMb(): Promise<number> {
  for (let turn = 0; turn < 2; turn++) {
    await setImmediate();
    globalThis.gc?.();
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
