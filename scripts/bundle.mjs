// A few files instead of hundreds, which halves the start-up time (decision 0017).
import { resolve } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * Bundles the modules that tsc wrote in `build` into `dist`: a file per entry, and the parts that entries share. A
 * user's bundler drops unused files, but not statements with possible side effects, such as filling a table; so code
 * that is used separately must be in separate files (decision 0018). `parts` maps names to the module that each starts
 * from, small parts before large ones: a module belongs to the first part that needs it, so a part needs only earlier
 * ones.
 *
 * Unlike esbuild, rolldown keeps `const` at the top of a file; V8 has to load a `var` every time and cannot inline it as
 * a constant (decision 0017). It also writes numbers where they are used, which bundlers of users do not do.
 */
export async function bundle({ entries, parts, external = [] }) {
  const partOf = new Map();
  const input = Object.fromEntries(Object.entries(entries).map(([name, module]) => [name, fileOf(module)]));
  const build = await rolldown({
    input,
    external,
    platform: 'neutral',
    plugins: [assignParts(parts, partOf)],
  });
  await build.write({
    dir: 'dist',
    format: 'esm',
    // Annotations tell bundlers of users which tables can go.
    comments: { annotation: true, legal: false, jsdoc: false },
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
    cleanDir: true,
    chunkFileNames: 'parts/[name].js',
    codeSplitting: {
      groups: Object.keys(parts).map((name) => ({ name, test: (id) => partOf.get(id) === name })),
    },
  });
  await build.close();
}

const fileOf = (module) => resolve('build', `${module}.js`);

/** Assigns a part to every module once all are read. */
function assignParts(parts, partOf) {
  return {
    name: 'assign-parts',
    buildEnd() {
      for (const [name, module] of Object.entries(parts)) {
        const waiting = [fileOf(module)];
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          const info = partOf.has(id) ? null : this.getModuleInfo(id);
          if (info === null || info.isExternal) continue;
          partOf.set(id, name);
          waiting.push(...info.importedIds);
        }
      }
    },
  };
}
