import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build } from 'esbuild';

/** Workspace packages run from source, as in all tests. */
const WORKSPACE = { 'fovea-html': './packages/html/src/index.ts', fovea: './packages/core/src/index.ts' };

const TEST_FILE = /\.test\.ts$/;

/** `import.meta` has no meaning in a script: each file gets its own address in its place. */
const ownAddress = {
  name: 'own-address',
  setup({ onLoad }) {
    onLoad({ filter: TEST_FILE }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: 'ts',
    }));
  },
};

/**
 * Bundles test files with the code they test into one script. It is compiled once; calling it gives everything in it
 * afresh, which is how no mutant leaves a trace in the run of the next.
 * @returns `load(vitest, onFile)`, which loads the files that `onFile` asks for.
 */
export async function bundleTests(files) {
  const entry = files
    .map((file) => `onFile(${JSON.stringify(file)}, () => require('./${file}'));`)
    .join('\n');
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: process.cwd(), sourcefile: 'all-tests.js' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: Object.fromEntries(Object.entries(WORKSPACE).map(([name, path]) => [name, resolve(path)])),
    plugins: [ownAddress],
    logLevel: 'error',
  });
  const script = new Script(`(function (require, onFile) {${outputFiles[0].text}\n})`, {
    filename: join(process.cwd(), 'all-tests.js'),
  });
  const run = script.runInThisContext();
  const requireHere = createRequire(join(process.cwd(), 'all-tests.js'));
  return (vitest, onFile) => run((name) => (name === 'vitest' ? vitest : requireHere(name)), onFile);
}
