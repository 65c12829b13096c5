import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import shared from '../../../vitest.config.ts';

/** Things that are done in a real browser now and then, not in every test run: pictures for the guide, measurements. */
export default defineConfig({
  ...shared,
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['take-screenshots.ts', 'measure.ts'],
    testTimeout: 120_000,
  },
});
