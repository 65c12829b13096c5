// Set-up and command in one: `npm run -s fovea -- <url|file|->` from a fresh clone. Here `--method` and `look --overlay` can
// also name a comparator of the workbench, which is built when one is named.
import { ensureBuild, ensurePackages, ensureWorkbench } from './setup/packages.mjs';

ensurePackages();
ensureBuild();
process.chdir(process.env.INIT_CWD ?? process.cwd());

/** The comparators, for the hook of the command line. */
async function loadRegistry() {
  ensureWorkbench();
  return import('../workbench/build/workbench/comparators/registry.js');
}

const { runCommandLine } = await import('../packages/cli/dist/command-line.js');
await runCommandLine({
  method: async (name) => (await loadRegistry()).comparatorNamed(name).method,
  shapes: async (name) => (await loadRegistry()).comparatorNamed(name).shapes,
});
