import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdsAll } from './packages.mjs';
import { ROOT, runOrExit } from './run.mjs';

/** Installs what builds the documentation site. It has a lock file of its own, so that nobody else installs it. */
export function ensureSite() {
  ensureOwn('site', 'VitePress and typedoc for the documentation');
}

/** Installs what only the long tests need, for the same reason: other runtimes, generators of load and of clients. */
export function ensureLongTools() {
  ensureOwn('e2e/tools', 'Bun, workerd and other tools of the long tests');
}

/** Installs the packages of a lock file other than that of the workspace, without running their scripts. */
function ensureOwn(folder, what) {
  const path = join(ROOT, folder);
  const installed = lockIn(join(path, 'node_modules/.package-lock.json'));
  if (installed !== null && holdsAll(installed, lockIn(join(path, 'package-lock.json')))) return;
  console.error(`Installing ${what} …`);
  const args = ['ci', '--prefix', path, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  runOrExit('npm', args, 'Is the package registry reachable?');
}

function lockIn(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
