import { defineConfig } from 'vitest/config';
import { sourceEntries } from './scripts/workspaces.mjs';

/** Workspace packages run from source in tests, so that no build is needed to try a change. */
const alias = sourceEntries().map(([find, replacement]) => ({ find: new RegExp(`^${find}$`), replacement }));

export default defineConfig({
  resolve: { alias },
  test: {
    include: [
      'apps/*/src/**/*.test.ts',
      'apps/*/e2e/**/*.test.ts',
      'packages/*/src/**/*.test.ts',
      'fixtures/**/*.test.ts',
      'e2e/**/*.test.ts',
      'scripts/**/*.test.mjs',
      'workbench/**/*.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
