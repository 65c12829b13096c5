import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACES } from '../workspaces.mjs';
import { ROOT, runOrExit } from './run.mjs';

/** Installs exactly the packages of the lock file, unless they are already installed. */
export function ensurePackages() {
  const installed = join(ROOT, 'node_modules/.package-lock.json');
  if (existsSync(installed) && holdsAll(readLock(installed), readLock(join(ROOT, 'package-lock.json'))))
    return;
  console.error('Installing packages …');
  runOrExit('npm', ['ci'], 'Is the package registry reachable? Do package.json and package-lock.json agree?');
}

/** Installs the peers that no workspace installs, so that their tests run. */
export function ensureLegacyPeers() {
  runOrExit('node', ['workbench/baselines/legacy/setup.mjs'], 'Is the package registry reachable?');
}

/** True if npm has installed everything in a lock file; optional packages may be for other platforms. */
export function holdsAll(installed, lock) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '' || wanted.optional) return true;
    const found = installed.packages[path];
    return found?.version === wanted.version && found?.integrity === wanted.integrity;
  });
}

/** Builds the packages, unless no source is newer than the last build. */
export function ensureBuild() {
  const bin = join(ROOT, 'packages/cli/dist/fovea.js');
  const library = join(ROOT, 'packages/core/dist/fovea.js');
  if ([bin, library].every((path) => existsSync(path) && newestSource() <= statSync(path).mtimeMs)) return;
  console.error('Building …');
  runOrExit('npm', ['run', '--silent', 'build'], 'See the errors of the compiler above.');
}

/** The same with the workbench, which runs on the built packages. */
export function ensureWorkbench() {
  ensureBuild();
  runOrExit('npx', ['tsc', '-b', 'workbench'], 'See the errors of the compiler above.');
}

function readLock(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function newestSource() {
  let newest = 0;
  const folders = WORKSPACES.filter(({ isLibrary }) => isLibrary).map(({ path }) => join(path, 'src'));
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) folders.push(path);
      else newest = Math.max(newest, statSync(path).mtimeMs);
    }
  }
  return newest;
}
