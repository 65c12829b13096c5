// Installs the peers from npm that stay outside the workspaces: `npm run baselines:legacy`. Nothing of theirs runs before
// a bench calls them: install scripts are left out.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../../.cache/baselines/legacy', import.meta.url));

if (!isInstalled()) {
  console.error('Installing Postlight Parser, Mercury Parser and unfluff under .cache/baselines/legacy …');
  mkdirSync(FOLDER, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(HERE, name), join(FOLDER, name));
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: FOLDER,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('They could not be installed: is the package registry reachable?');
    process.exitCode = 1;
  }
}

/** True if npm has finished an installation of the same lock file. */
function isInstalled() {
  const lock = join(FOLDER, 'package-lock.json');
  return (
    existsSync(join(FOLDER, 'node_modules/.package-lock.json')) &&
    readFileSync(lock, 'utf8') === readFileSync(join(HERE, 'package-lock.json'), 'utf8')
  );
}
