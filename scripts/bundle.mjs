// A few files instead of hundreds: what a user imports starts in half the time (decision 0017).
import { resolve } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * Bundles modules that tsc wrote in `build` into `dist`, a file per entry, beside them the parts that entries share. A
 * bundler drops files that nobody uses, but not statements that might do something, as filling a table does: so what is
 * used apart must lie apart (decision 0018). `parts` are names with the module that each begins with, the small before the
 * large: a module belongs to the first of them that needs it, and so a part only ever needs those before it.
 *
 * Unlike esbuild, rolldown leaves `const` as it is at the top of a file; a `var` is something that V8 has to load again and
 * again, and cannot fold into the code that it compiles (decision 0017).
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
    comments: false,
    cleanDir: true,
    chunkFileNames: 'parts/[name].js',
    codeSplitting: {
      groups: Object.keys(parts).map((name) => ({ name, test: (id) => partOf.get(id) === name })),
    },
  });
  await build.close();
}

const fileOf = (module) => resolve('build', `${module}.js`);

/** Fills in the part of every module, once all are read. */
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
