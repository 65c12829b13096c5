// Set-up, then the interleaved comparison with peers: `FOVEA_DATA=<folder> npm run perf`.
import { ensureBuild, ensurePackages } from './setup/packages.mjs';

ensurePackages();
ensureBuild();
await import('../workbench/perf/main.mjs');
