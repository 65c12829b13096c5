import { defineConfig } from 'vitest/config';
import short from './vitest.config.ts';

/** Other values every time; `FOVEA_SEED` brings those of a run back. */
const seed = process.env['FOVEA_SEED'] ?? String(Date.now() % 2 ** 31);
console.log(`FOVEA_SEED=${seed} repeats this run`);

/** Long tests: `npm run test:long`, which CI runs after `npm test`. */
export default defineConfig({
  ...short,
  test: {
    ...short.test,
    include: ['{apps,e2e,fixtures,packages,scripts,workbench}/**/*.long.test.ts'],
    exclude: ['**/node_modules/**', '**/{dist,build}/**'],
    env: { FOVEA_SEED: seed },
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
