import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder: the nearest one above with a lock file, whether this runs from source or from the build. */
export const ROOT: string = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(start: string): string {
  let folder = start;
  while (!existsSync(join(folder, 'package-lock.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No package-lock.json above ${start}.`);
    folder = parent;
  }
  return folder;
}
