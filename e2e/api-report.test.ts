import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publishedEntries } from '../scripts/workspaces.mjs';

/** Every published entry, with the report that the build wrote and the committed one. */
const REPORTS = publishedEntries().map(({ specifier, path, name }) => ({
  specifier,
  built: join(path, 'build/api', `${name}.api.md`),
  agreed: join('docs/api', `${specifier.replaceAll('/', '-')}.api.md`),
}));

it('finds the entries', () => {
  expect(REPORTS.map(({ specifier }) => specifier)).toEqual(
    expect.arrayContaining(['fovea', 'fovea/methods', 'fovea/compat', 'fovea-html']),
  );
});

it.each(REPORTS)('$specifier matches its report', ({ built, agreed }) => {
  expect(existsSync(built), 'run `npm run build` first').toBe(true);
  const report = readFileSync(built, 'utf8');
  if (process.env['UPDATE'] === '1') {
    mkdirSync('docs/api', { recursive: true });
    writeFileSync(agreed, report);
  }
  expect(report, 'UPDATE=1 npx vitest run e2e/api-report.test.ts').toBe(readFileSync(agreed, 'utf8'));
});
