/**
 * Stops this process as a signal would once its standard input ends. A pipe ends with the program that holds its other end, even if that
 * is killed: the number of the parent says less, because it may be gone before anybody looks.
 */
export function endWithInput(): void {
  const end = (): void => void process.kill(process.pid, 'SIGTERM');
  process.stdin.once('end', end).once('error', end).resume();
  // Only files cannot do this, and they end.
  if ('unref' in process.stdin) process.stdin.unref();
}
