// Set-up, then the report of a bench run: `npm run report -- [results folder] -o report.html`.
import { ensurePackages } from './setup/packages.mjs';
import { runOrExit } from './setup/run.mjs';

ensurePackages();
runOrExit('npx', ['tsc', '-b', 'workbench'], 'The compiler says above what is wrong.');
await import('../workbench/build/workbench/report/main.js');
