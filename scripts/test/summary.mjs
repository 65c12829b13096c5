/** One line per file and reason for tests that did not run: a skipped test must not look like one that passed. */
export function notRunLines(skipped) {
  const counts = new Map();
  for (const { file, reason } of skipped) {
    const what = `${file}${reason === '' ? '' : `: ${reason}`}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return Array.from(counts, ([what, count]) => `did not run: ${count} of ${what}`);
}

/** The sum of several counts. */
export function sumOf(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    skipped: counts.flatMap(({ skipped = [] }) => skipped),
  };
}
