/** CPU milliseconds this process has used so far, on all its threads: the garbage collector's and the compiler's too. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Collects garbage where Node was started with `--expose-gc`, else does nothing. */
export function collectGarbage(): void {
  globalThis.gc?.();
}

/** Megabytes in use outside and inside the JavaScript heap. */
export function usedMb(): number {
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
