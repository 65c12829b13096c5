/** CPU milliseconds this process has used so far, on all its threads: the garbage collector's and the compiler's too. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
