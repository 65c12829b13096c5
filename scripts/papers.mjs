// Set-up, then the pages of the papers, or one of their sweeps: `npm run papers -- [sweep NAME]`.
import { ensurePackages } from './setup/packages.mjs';
import { runOrExit } from './setup/run.mjs';

ensurePackages();
runOrExit('npx', ['tsc', '-b', 'workbench'], 'The compiler says above what is wrong.');
await import('../workbench/build/workbench/papers/main.js');
