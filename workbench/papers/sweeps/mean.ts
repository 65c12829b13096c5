/** The mean of the numbers; `undefined` if there are none. */
export function mean(values: readonly (number | null)[]): number | undefined {
  const there = values.filter((value) => value !== null);
  return there.length === 0 ? undefined : there.reduce((sum, value) => sum + value, 0) / there.length;
}
