import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runOrExit } from './run.mjs';

/** Installs the packages of the lock file, unless that was done since it last changed. */
export function ensurePackages() {
  const installed = join(ROOT, 'node_modules/.package-lock.json');
  if (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs
  )
    return;
  console.error('Installing packages …');
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of other platforms.
  runOrExit('npm', ['install', '--no-save', '--no-audit', '--no-fund'], 'Is the package registry reachable?');
}

/** Builds the packages, unless no source is newer than the last build. */
export function ensureBuild() {
  const bin = join(ROOT, 'packages/cli/dist/fovea.js');
  const library = join(ROOT, 'packages/core/dist/fovea.js');
  if ([bin, library].every((path) => existsSync(path) && newestSource() <= statSync(path).mtimeMs)) return;
  console.error('Building …');
  runOrExit('npm', ['run', '--silent', 'build'], 'The compiler says above what is wrong.');
}

/** The same with the workbench, which runs on the built packages. */
export function ensureWorkbench() {
  ensureBuild();
  runOrExit('npx', ['tsc', '-b', 'workbench'], 'The compiler says above what is wrong.');
}

function newestSource() {
  let newest = 0;
  const folders = ['html', 'core', 'sources', 'capture', 'render', 'cli'].map((name) =>
    join(ROOT, 'packages', name, 'src'),
  );
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) folders.push(path);
      else newest = Math.max(newest, statSync(path).mtimeMs);
    }
  }
  return newest;
}
