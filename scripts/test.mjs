// Set-up and all checks in one, from a fresh clone: `npm test`; `npm run test:long` for long tests; `--all` for both, as
// in CI. Paths after the options select test files. Ends with a line `N passed, N failed`.
import { parseArgs } from 'node:util';
import { prepare } from './setup/all.mjs';
import { ensureLongTools, ensureSite } from './setup/own-lock.mjs';
import { ensureSpark } from './setup/spark.mjs';
import { CHECKS } from './test/checks.mjs';
import { runChecks } from './test/run-checks.mjs';
import { runVitest } from './test/run-vitest.mjs';
import { notRunLines, sumOf } from './test/summary.mjs';

const { values, positionals: paths } = parseArgs({
  options: { long: { type: 'boolean' }, all: { type: 'boolean' } },
  allowPositionals: true,
});

if (values.long || values.all) {
  ensureSpark();
  ensureSite();
  ensureLongTools();
}
const counts = [await prepare()];
if (!values.long) {
  // Side by side: the checks mostly wait for the compiler and the disk, the tests for browsers.
  counts.push(...(await Promise.all([runVitest('vitest.config.ts', paths), runChecks(CHECKS)])));
}
if (values.long || values.all) {
  counts.push(await runVitest('vitest.long.config.ts', paths));
  counts.push(await runVitest('vitest.cost.config.ts', paths));
}

const { passed, failed, skipped } = sumOf(counts);
for (const line of notRunLines(skipped)) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
