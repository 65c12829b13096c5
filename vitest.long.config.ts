import { defineConfig } from 'vitest/config';
import short from './vitest.config.ts';

/** Long tests: `npm run test:long`, which CI runs after `npm test`. */
export default defineConfig({
  ...short,
  test: {
    ...short.test,
    include: ['{apps,e2e,fixtures,packages,scripts,workbench}/**/*.long.test.ts'],
    exclude: ['**/node_modules/**', '**/{dist,build}/**'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
