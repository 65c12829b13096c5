// Builds the packages in order: npm run build. With --all also the applications and the workbench.
import { run } from './setup/run.mjs';
import { WORKSPACES } from './workspaces.mjs';

const isAll = process.argv.includes('--all');
const wanted = WORKSPACES.filter(({ isLibrary }) => isAll || isLibrary);
const written = wanted.filter(({ manifest }) => manifest.scripts?.build !== undefined);
const folders = wanted.map(({ folder }) => folder);
const isBuilt =
  run('npx', ['tsc', '-b', ...folders]) &&
  run('npm', ['run', '--silent', 'build', ...written.flatMap(({ folder }) => ['-w', folder])]);
process.exit(isBuilt ? 0 : 1);
