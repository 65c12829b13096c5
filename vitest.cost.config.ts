import { defineConfig } from 'vitest/config';
import long from './vitest.long.config.ts';

/**
 * Tests that compare CPU times, after all others: each file in a process of its own, which collects its garbage in the same
 * thread. Threads that wait for each other, code compiled for other tests and their heap would all be measured too.
 */
export default defineConfig({
  ...long,
  test: {
    ...long.test,
    include: ['e2e/**/*.cost.test.ts'],
    exclude: ['**/node_modules/**'],
    isolate: true,
    execArgv: ['--single-threaded-gc'],
  },
});
