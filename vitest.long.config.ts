import { defineConfig } from 'vitest/config';
import short from './vitest.config.ts';

const { FOVEA_SEED, FOVEA_LONG_SEED } = process.env;

/** Other values every time; `FOVEA_SEED` brings those of a run back. CI asks for other values for every version. */
const seed = FOVEA_SEED ?? FOVEA_LONG_SEED ?? String(Date.now() % 2 ** 31);
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
