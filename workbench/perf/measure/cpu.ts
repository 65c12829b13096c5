/** CPU milliseconds of this process so far, on all its threads, including the garbage collector and the compiler. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
