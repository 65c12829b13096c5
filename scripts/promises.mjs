/** A row of a table whose first cell is a promise; excludes the header row and the line below it. */
const ROW = /^\|(?! *promise *\|)(?!-)([^|]+)\|.*\|$/gmu;
/** A test file by its path from the root. */
const TEST = /`([\w./-]+\.test\.(?:ts|mjs))`/gu;

/** What is wrong with a threat model: promises that name no test, and tests that are not there. */
export function promiseProblems(text, exists) {
  const problems = [];
  for (const [row, promise] of text.matchAll(ROW)) {
    const tests = Array.from(row.matchAll(TEST), ([, path]) => path);
    if (tests.length === 0) problems.push(`no test guards “${promise.trim()}”`);
    for (const path of tests) if (!exists(path)) problems.push(`no test ${path}`);
  }
  return problems;
}
