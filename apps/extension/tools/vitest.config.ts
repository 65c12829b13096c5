import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import shared from '../../../vitest.config.ts';

/** Occasional tasks in a real browser that are not part of a test run: screenshots for the guide, measurements. */
export default defineConfig({
  ...shared,
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['take-screenshots.ts', 'measure.ts'],
    testTimeout: 120_000,
  },
});
