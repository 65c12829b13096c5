import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Removes the survivors from the results of earlier runs: Stryker would keep them even if new tests notice them, because
 * it does not know which tests reach a constant.
 */
export function forgetSurvivors(file) {
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  for (const source of Object.values(report.files)) {
    source.mutants = source.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  }
  writeFileSync(file, JSON.stringify(report));
}
