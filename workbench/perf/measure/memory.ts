import { setImmediate } from 'node:timers/promises';

/**
 * Megabytes in use inside and outside the JavaScript heap after garbage collection, if Node was started with
 * `--expose-gc`. It collects twice, a turn of the event loop apart, so that objects with finalizers are gone as well.
 */
export async function settledMb(): Promise<number> {
  for (let turn = 0; turn < 2; turn++) {
    await setImmediate();
    globalThis.gc?.();
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
