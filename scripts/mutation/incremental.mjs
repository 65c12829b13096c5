import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS } from './areas.mjs';

/**
 * Removes the survivors from the results of earlier runs, unless code and tests of the area are the same as then: Stryker
 * would keep them even if new tests notice them, because it does not know which tests reach a constant. So an area may be
 * run file by file, and a run of all of it takes over what is known.
 */
export function forgetSurvivors(file, area) {
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.config?.fingerprint === fingerprintOf(area)) return;
  for (const source of Object.values(report.files)) {
    source.mutants = source.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  }
  writeFileSync(file, JSON.stringify(report));
}

/** Remembers with the results which code and tests they are of. */
export function sealResults(file, fingerprint) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...report, config: { fingerprint } }));
}

/** A digest of the files in the folders of an area's tests, and of the tests that are left out. */
export function fingerprintOf(area) {
  const hash = createHash('sha256').update(process.env['FOVEA_MUTATION_SKIP'] ?? '');
  for (const folder of AREAS[area].tests) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const paths = entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort();
    for (const path of paths) hash.update(path).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}
