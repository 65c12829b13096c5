import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { thirdParties } from './third-parties.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Published dependencies, which are loaded on demand. */
const EXTERNAL = ['undici', 'ipaddr.js', 'playwright-core', '@bokuweb/zstd-wasm', 'hyparquet-writer'];
const COMMON = { bundle: true, platform: 'node', target: 'node20', logLevel: 'warning' };
const source = (name) => here(`src/${name}.ts`);

const PROGRAMS = /^node:child_process$/;
const OF_COMMANDER = /[\\/]commander[\\/]/;
const NOTHING = /^nothing$/;
/** Commander starts programs for commands that are programs of their own. We have none, and what starts them takes milliseconds to load. */
const withoutPrograms = {
  name: 'without-programs',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: PROGRAMS }, ({ importer }) =>
      OF_COMMANDER.test(importer) ? { path: 'nothing', namespace: 'commander' } : undefined,
    );
    onLoad({ filter: NOTHING, namespace: 'commander' }, () => ({ contents: 'module.exports = {};' }));
  },
};

await rm(here('dist'), { recursive: true, force: true });

// The command is one file, whose compiled code is kept between runs (src/start): a file of the language's older kind,
// because V8 takes compiled code for no other.
const bundle = await build({
  ...COMMON,
  entryPoints: [source('command-line')],
  outfile: here('dist/command-line.cjs'),
  format: 'cjs',
  // A server runs as a module.
  external: [...EXTERNAL, '@fovea/server'],
  plugins: [withoutPrograms],
  // Outside a module, Node warns of dynamic imports.
  supported: { 'dynamic-import': false },
  define: { 'import.meta.url': 'IMPORT_META_URL' },
  // Every run reads all of it: no white space, and one byte for each letter.
  minifyWhitespace: true,
  legalComments: 'none',
  // What `src/start/load-bundle.ts` calls.
  banner: {
    js: `(function (exports, module, require, __filename) {
const IMPORT_META_URL = require('node:url').pathToFileURL(__filename).href;`,
  },
  footer: { js: '})' },
  write: false,
});
const [{ path, text }] = bundle.outputFiles;
// esbuild leaves such letters in patterns, where an escape says the same.
const contents = text.replace(
  /[^\0-\x7f]/g,
  (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
);
await mkdir(here('dist'));
await writeFile(path, contents);
const hash = createHash('sha256').update(contents).digest('hex').slice(0, 16);
await build({
  ...COMMON,
  entryPoints: [source('fovea')],
  outfile: here('dist/fovea.js'),
  format: 'esm',
  define: { BUILT: JSON.stringify({ bundle: './command-line.cjs', hash, module: './command-line.js' }) },
});

// Processes that live long are modules, in which code runs faster (decision 0017).
const { metafile } = await build({
  ...COMMON,
  entryPoints: ['command-line', 'worker', 'watchdog', 'answer-thread'].map(source),
  outdir: here('dist'),
  splitting: true,
  format: 'esm',
  external: ['fovea', 'commander', ...EXTERNAL],
  metafile: true,
});
await writeFile(here('dist/THIRD-PARTY.txt'), await thirdParties(Object.keys(metafile.inputs)));

// The server offers it at /playground.
await cp(here('../playground/dist'), here('dist/playground'), { recursive: true });
await chmod(here('dist/fovea.js'), 0o755);
// The manual comes from the same definitions as the help.
const { stdout } = await promisify(execFile)(process.execPath, [here('dist/fovea.js'), 'man']);
await writeFile(here('dist/fovea.1'), stdout);
