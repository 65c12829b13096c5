// Mutation testing: `npm run mutation [-- area [file …]] [--force]`. A whole area goes into docs/results/mutation.md;
// files (`path`, or `path:from-to` for lines) only show their survivors.
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { ensurePackages } from '../setup/packages.mjs';
import { ROOT } from '../setup/run.mjs';
import { AREAS } from './areas.mjs';
import { fingerprintOf, forgetSurvivors, sealResults } from './incremental.mjs';
import { showSurvivors, writeRow } from './results.mjs';

const CACHE = '.cache/mutation';
/** The files that tests of packages read; copying the rest would be useless. */
const NEEDED = ['packages/*/src/**', 'packages/*/package.json', 'fixtures/**', 'package.json'];

ensurePackages();
process.chdir(ROOT);
const args = process.argv.slice(2).filter((arg) => arg !== '--force');
const isForced = args.length < process.argv.length - 2;
const [wanted, ...files] = args;
if (wanted !== undefined && !(wanted in AREAS)) {
  console.error(`No area ${wanted}. Areas: ${Object.keys(AREAS).join(', ')}.`);
  process.exit(2);
}
for (const area of wanted === undefined ? Object.keys(AREAS) : [wanted]) {
  const results = await mutate(area);
  showSurvivors(results, files);
  if (files.length === 0) writeRow(area, results);
}

async function mutate(area) {
  process.env['FOVEA_MUTATION_AREA'] = area;
  const incrementalFile = join(CACHE, `${area}.json`);
  const fingerprint = fingerprintOf(area);
  forgetSurvivors(incrementalFile, area);
  const stryker = new Stryker({
    mutate: [...(files.length > 0 ? files : AREAS[area].mutate), '!**/*.test.ts', '!**/*.cases.ts'],
    testRunner: 'one-process',
    plugins: ['runner/plugin.mjs', 'ignore-messages.mjs'].map((file) => join(ROOT, 'scripts/mutation', file)),
    ignorers: ['messages'],
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env['FOVEA_MUTATION_WORKERS'] ?? 2),
    incremental: true,
    force: isForced,
    incrementalFile,
    ignorePatterns: ['**', ...NEEDED.map((path) => `!${path}`)],
    disableTypeChecks: false,
    tempDirName: join(CACHE, 'sandbox', area),
    // Nothing here is compiled, and Stryker cannot read the configuration of TypeScript 7.
    tsconfigFile: 'none.json',
    reporters: ['html', 'progress-append-only'],
    htmlReporter: { fileName: join(CACHE, `${area}.html`) },
    // The runner stops tests itself; this is for what it cannot stop.
    timeoutMS: 60_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 30,
    warnings: { slow: false },
    testRunnerNodeArgs: ['--max-old-space-size=2048'],
    logLevel: 'warn',
  });
  const results = await stryker.runMutationTest();
  sealResults(incrementalFile, fingerprint);
  return results;
}
