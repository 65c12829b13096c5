import { execFile } from 'node:child_process';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await rm(here('dist'), { recursive: true, force: true });
await build({
  entryPoints: ['fovea', 'worker', 'watchdog'].map((name) => here(`src/${name}.ts`)),
  outdir: here('dist'),
  bundle: true,
  // Commands load only the chunks that they need.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // The published dependencies; private workspaces are bundled. The browser driver is loaded on demand.
  external: ['fovea', 'commander', 'undici', 'ipaddr.js', 'playwright-core'],
  logLevel: 'warning',
});
await chmod(here('dist/fovea.js'), 0o755);
// The manual comes from the same definitions as the help.
const { stdout } = await promisify(execFile)(process.execPath, [here('dist/fovea.js'), 'man']);
await writeFile(here('dist/fovea.1'), stdout);
