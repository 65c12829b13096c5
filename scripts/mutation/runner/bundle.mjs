import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build } from 'esbuild';
import { ROOT } from '../../setup/run.mjs';
import { sourceEntries } from '../../workspaces.mjs';

const TYPESCRIPT = /\.ts$/;
/** The function by which instrumented code counts how often it runs. */
const COUNTS_COVERAGE = 'function stryCov_9fa48() {';

/** A plugin that changes the code before it is bundled. */
function changes(countsCoverage) {
  return {
    name: 'changes',
    setup({ onLoad }) {
      onLoad({ filter: TYPESCRIPT }, ({ path }) => {
        // A script has no `import.meta`, so each file gets its address as a literal.
        const address = JSON.stringify(pathToFileURL(path).href);
        const code = readFileSync(path, 'utf8').replaceAll('import.meta.url', address);
        const contents = countsCoverage ? code : code.replace(COUNTS_COVERAGE, `${COUNTS_COVERAGE} return;`);
        return { contents, loader: 'ts' };
      });
    },
  };
}

/** Workspace packages run from source, as in all tests, but from the copy in this folder. */
const alias = Object.fromEntries(
  sourceEntries().map(([name, path]) => [name, resolve(relative(ROOT, path))]),
);

/**
 * Bundles test files with the code they test into one script. It is compiled once; each call creates fresh modules, so
 * that no mutant leaves a trace in the next run. Counting coverage takes longer than most of the code itself.
 * @returns `load(vitest, onFile)`, which loads the files that `onFile` asks for.
 */
export async function bundleTests(files, { countsCoverage }) {
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
    // The package lists the built entries that do something on import; here it is the source that does.
    ignoreAnnotations: true,
    alias,
    plugins: [changes(countsCoverage)],
    logLevel: 'error',
  });
  const script = new Script(`(function (require, onFile) {${outputFiles[0].text}\n})`, {
    filename: join(process.cwd(), 'all-tests.js'),
  });
  const run = script.runInThisContext();
  const requireHere = createRequire(join(process.cwd(), 'all-tests.js'));
  return (vitest, onFile) => run((name) => (name === 'vitest' ? vitest : requireHere(name)), onFile);
}
