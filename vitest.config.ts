import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.mjs';
import { sourceEntries } from './scripts/workspaces.mjs';

/** Workspace packages run from source in tests, so that no build is needed to try a change. */
const alias = sourceEntries().map(([find, replacement]) => ({ find: new RegExp(`^${find}$`), replacement }));

export default defineConfig({
  resolve: { alias },
  test: {
    include: [
      'apps/*/{src,e2e}/**/*.test.ts',
      'packages/*/src/**/*.test.ts',
      'fixtures/**/*.test.ts',
      'e2e/**/*.test.ts',
      'scripts/**/*.test.mjs',
      'workbench/**/*.test.ts',
    ],
    // Those are for `npm run test:long`.
    exclude: ['**/node_modules/**', '**/{dist,build}/**', '**/*.long.test.ts'],
    pool: 'forks',
    // Files share the modules they load: loading them anew for each was half of the whole time. Nothing here keeps state
    // in a module but caches; what a test replaces is put back.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    // Tests wait for browsers and processes too, so no core is kept free for the runner.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    // Not a measure of anything: only what never ends is ended.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
