import { chmod, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await rm(here('dist'), { recursive: true, force: true });
await build({
  entryPoints: ['fovea', 'worker', 'watchdog'].map((name) => here(`src/${name}.ts`)),
  outdir: here('dist'),
  bundle: true,
  // What a command does not need stays in chunks of its own that it does not load.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // The published dependencies; the private workspaces are bundled. A browser's driver is loaded when it is needed.
  external: ['fovea', 'commander', 'undici', 'ipaddr.js', 'playwright-core'],
  logLevel: 'warning',
});
await chmod(here('dist/fovea.js'), 0o755);
