// Set-up and command in one: `npm run -s fovea -- <url|file|->` from a fresh clone.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild, ensurePackages } from './setup/packages.mjs';
import { ROOT } from './setup/run.mjs';

ensurePackages();
ensureBuild();
const bin = join(ROOT, 'packages/cli/dist/fovea.js');
const { status } = spawnSync(process.execPath, [bin, ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: process.env.INIT_CWD ?? process.cwd(),
});
process.exit(status ?? 1);
