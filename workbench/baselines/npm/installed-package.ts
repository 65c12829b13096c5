import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEGACY_FOLDER } from './legacy-package.ts';

/** Where a package is installed: as Node would find it from here, else among the legacy ones; `null` if it is not. */
export function packageFolder(name: string): string | null {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (let parent = dirname(folder); parent !== folder; parent = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    folder = parent;
  }
  const legacy = join(LEGACY_FOLDER, 'node_modules', name);
  return existsSync(join(legacy, 'package.json')) ? legacy : null;
}

/** The version of an installed package; `null` if it is not installed. */
export function packageVersion(name: string): string | null {
  const folder = packageFolder(name);
  if (folder === null) return null;
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return (manifest as { version?: string }).version ?? null;
}
