// Set-up, then the interleaved comparison with peers: `FOVEA_DATA=<folder> npm run perf`.
import { ensurePackages } from './setup/packages.mjs';
import { runOrExit } from './setup/run.mjs';

ensurePackages();
runOrExit('npx', ['tsc', '-b', 'workbench'], 'The compiler says above what is wrong.');
await import('../workbench/build/workbench/perf/main.js');
