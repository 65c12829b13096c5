// Set-up and all checks in one, from a fresh clone: `npm test`; `npm run test:long` for long tests; `--all` for both, as
// in CI. Paths after the options select test files. Ends with the names of what failed and a line `N passed, N failed`.
import { parseArgs } from 'node:util';
import { prepare } from './setup/all.mjs';
import { ensureLongTools, ensureSite } from './setup/own-lock.mjs';
import { ensureSpark } from './setup/spark.mjs';
import { CHECKS } from './test/checks.mjs';
import { runChecks } from './test/run-checks.mjs';
import { runVitest } from './test/run-vitest.mjs';
import { withSecondTry } from './test/second-try.mjs';
import { countOf, failureLines, notRunLines } from './test/summary.mjs';

const { values, positionals: paths } = parseArgs({
  options: { long: { type: 'boolean' }, all: { type: 'boolean' } },
  allowPositionals: true,
});

if (values.long || values.all) {
  ensureSpark();
  ensureSite();
  ensureLongTools();
}
const testsOf = (config) => withSecondTry((files) => runVitest(config, files), paths);
const outcomes = [await prepare()];
if (!values.long) {
  // Side by side: the checks mostly wait for the compiler and the disk, the tests for browsers.
  const [tests, checks] = await Promise.all([testsOf('vitest.config.ts'), runChecks(CHECKS)]);
  outcomes.push(...tests, checks);
}
if (values.long || values.all) {
  outcomes.push(...(await testsOf('vitest.long.config.ts')));
  outcomes.push(...(await testsOf('vitest.cost.config.ts')));
}

for (const line of [...notRunLines(outcomes), ...failureLines(outcomes)]) console.log(line);
const { passed, failed } = countOf(outcomes);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
