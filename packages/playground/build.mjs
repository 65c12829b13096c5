// Builds the playground: one script, one style sheet, one page.
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await rm(here('dist'), { recursive: true, force: true });
await build({
  entryPoints: [here('src/playground.ts')],
  outfile: here('dist/playground.js'),
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  logLevel: 'warning',
});
await cp(here('src/index.html'), here('dist/index.html'));
await cp(here('src/playground.css'), here('dist/playground.css'));
