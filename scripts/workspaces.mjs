// The packages of the workspace. `workspaces` in package.json lists them in build order; other code reads the list from
// here, and workspaces.test.mjs checks the lists that cannot.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from './setup/run.mjs';

const manifestIn = (path) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));

/** Every package of the workspace, in build order. */
export const WORKSPACES = manifestIn(ROOT).workspaces.map((folder) => {
  const path = join(ROOT, folder);
  return { folder, path, manifest: manifestIn(path), isLibrary: folder.startsWith('packages/') };
});

const TYPES = /^\.\/dist\/(.+)\.d\.ts$/;

/** The importable entries of a package, with the name of their type declaration file. */
function entriesOf({ path, manifest }) {
  return Object.entries(manifest.exports ?? {})
    .filter(([, target]) => target.types !== undefined)
    .map(([entry, { types }]) => ({
      specifier: posix.join(manifest.name, entry),
      path,
      name: TYPES.exec(types)[1],
    }));
}

/** The entries of the published packages. */
export function publishedEntries() {
  return WORKSPACES.filter(({ manifest }) => !manifest.name.startsWith('@')).flatMap(entriesOf);
}

/** The source file of every importable entry: `['fovea', '/…/core/src/entries/fovea.ts']`. */
export function sourceEntries() {
  return WORKSPACES.flatMap(entriesOf).map(({ specifier, path, name }) => [specifier, sourceOf(path, name)]);
}

/**
 * A package with several entries has them in a folder. A module that only the build can write has a fixture next to it,
 * which builds the same from source.
 */
function sourceOf(path, name) {
  const places = [`entries/${name}.ts`, `${name}.fixture.ts`].map((file) => join(path, 'src', file));
  return places.find((file) => existsSync(file)) ?? join(path, 'src', `${name}.ts`);
}
