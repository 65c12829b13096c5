import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/**
 * Packages that no workspace installs, because they or what they need have install scripts or known holes. They are installed
 * when a bench first asks for one.
 */
export const LEGACY_FOLDER: string = join(ROOT, '.cache/baselines/legacy');
const SETUP = join(ROOT, 'workbench/baselines/legacy/setup.mjs');

/** Installs them unless they are there; without a registry they are absent. */
export function ensureLegacyPackages(): void {
  if (existsSync(join(LEGACY_FOLDER, 'node_modules/.package-lock.json'))) return;
  spawnSync(process.execPath, [SETUP], { stdio: ['ignore', 2, 2] });
}

/** What such a package exports. */
export function loadLegacyPackage<Exports>(name: string): Exports {
  return createRequire(join(LEGACY_FOLDER, 'package.json'))(name) as Exports;
}
