// Set-up and every check in one: `npm test` from a fresh clone. Ends with a line `N passed, N failed`.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureFirefox, ensureFonts } from './setup/browser.mjs';
import { ensureCurrentNode } from './setup/node.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { ROOT, run } from './setup/run.mjs';

ensurePackages();
ensureBrowser();
ensureFirefox();
ensureFonts();
ensureCurrentNode();

const REPORT = join(ROOT, '.cache/vitest.json');
/** In order: what a later check needs comes first, the cheap ones before the dear ones. */
const CHECKS = [
  ['build', 'npm', ['run', '--silent', 'build']],
  ['build of the workbench', 'npx', ['tsc', '-b', 'workbench']],
  ['build of the extension', 'npx', ['tsc', '-b', 'apps/extension']],
  ['packages of the extension', 'npm', ['run', '--silent', 'build', '-w', 'apps/extension']],
  ['types', 'npx', ['tsc', '-p', 'tsconfig.test.json']],
  ['format and lint', 'npx', ['biome', 'ci', '.']],
  ['nothing unused', 'npx', ['knip', '--no-progress']],
  ['documents', 'node', ['scripts/check-documents.mjs']],
  ['rooms look one way', 'node', ['scripts/check-import-order.mjs']],
  ['the lock file holds every platform', 'node', ['scripts/check-lock.mjs']],
  ['the kernel is built from its text', 'node', ['scripts/build-kernel.mjs', '--check']],
  ['fovea-html is well packed', 'npx', ['publint', '--strict', 'packages/html']],
  ['fovea is well packed', 'npx', ['publint', '--strict', 'packages/core']],
  ['fovea-cli is well packed', 'npx', ['publint', '--strict', 'packages/cli']],
  [
    'the extension is well packed',
    'npx',
    ['addons-linter', '--warnings-as-errors', 'apps/extension/dist/firefox'],
  ],
  ['types of fovea-html resolve', 'npx', ['attw', '--pack', 'packages/html', '--profile', 'esm-only']],
  ['types of fovea resolve', 'npx', ['attw', '--pack', 'packages/core', '--profile', 'esm-only']],
];

let passed = 0;
let failed = 0;
for (const [name, command, args] of CHECKS) {
  const isFine = run(command, args, { stdout: 1 });
  console.log(`${isFine ? 'ok' : 'FAILED'}: ${name}`);
  if (isFine) passed++;
  else failed++;
}
rmSync(REPORT, { force: true });
const only = process.argv.slice(2);
const isGreen = run(
  'npx',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`, ...only],
  { stdout: 1 },
);
if (existsSync(REPORT)) {
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  passed += report.numPassedTests;
  failed += report.numFailedTests + (report.numFailedTests === 0 && !isGreen ? 1 : 0);
} else failed++;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
