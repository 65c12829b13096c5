// Set-up, then a command of the workbench: `npm run bench -- …` is `node scripts/workbench.mjs bench …`.
import { ensurePackages, ensureWorkbench } from './setup/packages.mjs';

ensurePackages();
ensureWorkbench();
const [command] = process.argv.splice(2, 1);
await import(`../workbench/build/workbench/${command}/main.js`);
