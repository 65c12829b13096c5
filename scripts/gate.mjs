// Set-up, then the floors: `FOVEA_DATA=<folder> npm run gate [-- --update [--allow-lower "reason"]]`.
import { ensureBuild, ensurePackages } from './setup/packages.mjs';
import { runOrExit } from './setup/run.mjs';

ensurePackages();
ensureBuild();
runOrExit('npx', ['tsc', '-b', 'workbench'], 'The compiler says above what is wrong.');
await import('../workbench/build/workbench/gate/main.js');
