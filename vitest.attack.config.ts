import { defineConfig } from 'vitest/config';
import short from './vitest.config.ts';
import cost from './vitest.cost.config.ts';
import long from './vitest.long.config.ts';

/** Tests of every kind, as `npm run attack` names them. */
export default defineConfig({
  ...long,
  test: {
    ...long.test,
    include: [short, long, cost].flatMap((config) => config.test!.include!),
  },
});
