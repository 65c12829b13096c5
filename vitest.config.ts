import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Workspace packages run from source in tests, so that no build is needed to try a change. */
const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^fovea-html$/, replacement: source('packages/html/src/index.ts') },
      { find: /^fovea$/, replacement: source('packages/core/src/index.ts') },
      { find: /^fovea-capture$/, replacement: source('packages/capture/src/index.ts') },
      { find: /^fovea-capture\/script$/, replacement: source('packages/capture/src/script.fixture.ts') },
      { find: /^@fovea\/render$/, replacement: source('packages/render/src/index.ts') },
      { find: /^@fovea\/sources$/, replacement: source('packages/sources/src/index.ts') },
    ],
  },
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
