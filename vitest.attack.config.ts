import { defineConfig } from 'vitest/config';
import short from './vitest.config.ts';
import long from './vitest.long.config.ts';

/** Short and long tests, as `npm run attack` names them. */
export default defineConfig({
  ...long,
  test: { ...long.test, include: [...short.test!.include!, ...long.test!.include!] },
});
