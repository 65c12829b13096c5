// The packages of the workspace. They are listed in one place, `workspaces` of package.json, in the order in which they
// are built; whatever else needs the list reads it here, and workspaces.test.ts compares the lists that cannot.
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

/** Everything that can be imported from a package, by the name that its file with types has. */
function entriesOf({ path, manifest }) {
  return Object.entries(manifest.exports ?? {})
    .filter(([, target]) => target.types !== undefined)
    .map(([entry, { types }]) => ({
      specifier: posix.join(manifest.name, entry),
      path,
      name: TYPES.exec(types)[1],
    }));
}

/** What can be imported from the packages that others can install. */
export function publishedEntries() {
  return WORKSPACES.filter(({ manifest }) => !manifest.name.startsWith('@')).flatMap(entriesOf);
}

/** The source file behind everything that can be imported from a package: `['fovea', '/…/core/src/entries/fovea.ts']`. */
export function sourceEntries() {
  return WORKSPACES.flatMap(entriesOf).map(({ specifier, path, name }) => [specifier, sourceOf(path, name)]);
}

/**
 * A package with several entries has them in a folder. A module that only the build can write has a stand-in beside it, which
 * makes the same from the source.
 */
function sourceOf(path, name) {
  const places = [`entries/${name}.ts`, `${name}.fixture.ts`].map((file) => join(path, 'src', file));
  return places.find((file) => existsSync(file)) ?? join(path, 'src', `${name}.ts`);
}
