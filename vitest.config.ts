import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.mjs';
import { sourceEntries } from './scripts/workspaces.mjs';

/** Workspace packages run from source in tests, so that trying a change needs no build. */
const alias = sourceEntries().map(([find, replacement]) => ({ find: new RegExp(`^${find}$`), replacement }));

export default defineConfig({
  resolve: { alias },
  test: {
    include: [
      'apps/*/{src,e2e}/**/*.test.ts',
      'packages/*/src/**/*.test.ts',
      'fixtures/**/*.test.ts',
      'e2e/**/*.test.ts',
      '{scripts,site}/**/*.test.mjs',
      'workbench/**/*.test.ts',
    ],
    // Long tests and those of costs belong to `npm run test:long`.
    exclude: ['**/node_modules/**', '**/{dist,build}/**', '**/*.{long,cost}.test.ts'],
    setupFiles: ['scripts/test/seed.mjs'],
    pool: 'forks',
    // Files share the modules they load, because loading them for each file took half of the time. Modules keep no state
    // except caches, and what a test replaces is restored.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    // Tests wait for browsers and processes too, so no core is kept free for the runner.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    // Not a measurement: it only ends tests that never finish.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // On a busy machine, what a browser shows soon may take longer than the second that is the runner's default.
    expect: { poll: { timeout: 20_000 } },
  },
});
