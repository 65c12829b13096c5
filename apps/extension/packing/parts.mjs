import { basename, resolve } from 'node:path';
import { build } from 'esbuild';

/** Bytes that a browser compiles and runs in well under 50 ms, where a delay begins to show; 1.2 MB took 90. */
const MAX_BYTES = 200_000;

const [ANY, CHUNK, UP_TO] = [/.*/, /^\.\//, /^upto-/];

/**
 * A script in parts, as `[name, text]` in the order in which a page is to get them. Each is a task of its own, so that the
 * page has a turn in between. A part keeps what later ones need in `foveaParts`; one that is there is not run again.
 */
export async function scriptInParts(name, entry, options) {
  const chunks = await chunksOf(name, entry, { ...options, metafile: true, write: false, format: 'esm' });
  const known = new Map();
  const parts = [];
  for (const [at, chunk] of chunks.entries()) {
    const isEntry = chunk.file === `${name}.js`;
    const part = { name: isEntry ? name : `${name}-${at + 1}`, exports: chunk.exports };
    known.set(chunk.file, part);
    parts.push([`${part.name}.js`, await asScript(chunk.text, part, known, options)]);
  }
  return parts;
}

/** The bundle of an entry in chunks, each after those that it imports. */
async function chunksOf(name, entry, options) {
  const whole = await build({ ...options, entryPoints: { [name]: entry } });
  const [{ inputs }] = Object.values(whole.metafile.outputs);
  const groups = groupsOf(Object.entries(inputs).map(([path, { bytesInOutput }]) => [path, bytesInOutput]));
  const { metafile, outputFiles } = await build({
    ...options,
    entryPoints: {
      [name]: entry,
      ...Object.fromEntries(groups.slice(1).map((_, at) => [`upto-${at}`, `upto-${at}`])),
    },
    splitting: true,
    plugins: [modulesUpTo(groups)],
    // Modules are imported only to say in which chunk they belong.
    logOverride: { 'ignored-bare-import': 'silent' },
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const chunks = Object.entries(metafile.outputs)
    .map(([path, { exports, imports }]) => ({
      file: basename(path),
      exports,
      imports: imports.map((one) => basename(one.path)),
    }))
    .filter(({ file }) => !file.startsWith('upto-'));
  return inOrder(chunks).map(({ file, exports }) => ({ file, exports, text: texts.get(file) }));
}

/** Chunks, each after those that it imports: what a module imports is needed wherever the module is, so there is an order. */
function inOrder(chunks) {
  const placed = new Set();
  while (placed.size < chunks.length) {
    const next = chunks.find(
      (chunk) =>
        !placed.has(chunk) && chunk.imports.every((file) => [...placed].some((one) => one.file === file)),
    );
    if (next === undefined) throw new Error('Parts of the script import each other.');
    placed.add(next);
  }
  return [...placed];
}

/** Modules in the order of the bundle, in groups of at most `MAX_BYTES`, or of one module that is larger. */
function groupsOf(modules) {
  const groups = [[]];
  let sum = 0;
  for (const [path, bytes] of modules) {
    if (sum > 0 && sum + bytes > MAX_BYTES) {
      groups.push([]);
      sum = 0;
    }
    groups.at(-1).push(path);
    sum += bytes;
  }
  return groups;
}

/** Entries that import the modules of the first groups: what the same entries need goes into the same chunk. */
function modulesUpTo(groups) {
  return {
    name: 'modules up to',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: UP_TO }, ({ path }) => ({ path, namespace: 'upto' }));
      onLoad({ filter: ANY, namespace: 'upto' }, ({ path }) => ({
        contents: groups
          .slice(0, Number(path.slice('upto-'.length)) + 1)
          .flat()
          .map((module) => `import ${JSON.stringify(resolve(module))};`)
          .join('\n'),
        resolveDir: resolve('.'),
      }));
    },
  };
}

/** How a bundle begins that is one expression. */
const BEGINNING = /^(?:"use strict";)?var part=/;

/** A chunk as a plain script: it takes from the parts before it what it would import. */
async function asScript(text, { name }, known, options) {
  const { outputFiles } = await build({
    ...options,
    stdin: { contents: text },
    format: 'iife',
    globalName: 'part',
    write: false,
    plugins: [replacementParts(known)],
  });
  const script = outputFiles[0].text.trimEnd();
  if (!BEGINNING.test(script)) throw new Error(`The script of ${name} is not what was expected.`);
  // A variable of its own, because elements of the page are global names, too. Browsers send the last value back to whoever
  // asked for the script.
  return `var foveaParts;foveaParts??={};foveaParts["${name}"]??=${script.replace(BEGINNING, '')}void 0;\n`;
}

/** Replaces an import of a chunk by what its part has left. */
function replacementParts(known) {
  return {
    name: 'parts instead',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: CHUNK }, ({ path }) => ({ path: basename(path), namespace: 'parts' }));
      onLoad({ filter: ANY, namespace: 'parts' }, ({ path }) => {
        const { name, exports } = known.get(path);
        return { contents: `export const {${exports.join()}} = foveaParts["${name}"];` };
      });
    },
  };
}
