/** One line per file and reason for tests that did not run: a skipped test must not look like one that passed. */
export function notRunLines(files) {
  const counts = new Map();
  for (const { file, skipped } of files) {
    for (const { reason } of skipped) {
      const what = `${file}${reason === '' ? '' : `: ${reason}`}`;
      counts.set(what, (counts.get(what) ?? 0) + 1);
    }
  }
  return Array.from(counts, ([what, count]) => `did not run: ${count} of ${what}`);
}

/** One line for each test that failed twice, and for each that passed only the second time. */
export function failureLines(files) {
  return files.flatMap(({ file, failures, unsteady = [] }) => [
    ...unsteady.map((failure) => `passed the second time: ${lineOf(file, failure)}`),
    ...failures.map((failure) => `failed: ${lineOf(file, failure)}`),
  ]);
}

/** How many tests of some files passed and failed. */
export function countOf(files) {
  return {
    passed: files.reduce((sum, { passed }) => sum + passed, 0),
    failed: files.reduce((sum, { failures }) => sum + failures.length, 0),
  };
}

function lineOf(file, { test, message }) {
  const [firstLine] = message.split('\n', 1);
  return [file, test, firstLine.slice(0, 300)].filter((part) => part !== '').join(': ');
}
