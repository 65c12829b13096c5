// Set-up, then every system on every dataset by every metric: `FOVEA_DATA=<folder> npm run bench`.
import { ensureBuild, ensurePackages } from './setup/packages.mjs';
import { runOrExit } from './setup/run.mjs';

ensurePackages();
ensureBuild();
runOrExit('npx', ['tsc', '-b', 'workbench'], 'The compiler says above what is wrong.');
await import('../workbench/build/workbench/bench/main.js');
