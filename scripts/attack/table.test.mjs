import { expect, it } from 'vitest';
import { attackPage } from './table.mjs';

it('the page has the sums and a row for each series', () => {
  const page = attackPage(
    [
      { promise: 'a', attempts: 1200, broken: 0, seconds: 1.6 },
      { promise: 'b', attempts: 34, broken: 2, seconds: 0.2 },
    ],
    { seconds: 20, seed: 7, date: '2026-01-02', node: 'v20' },
  );
  expect(page).toContain('1,234 attempts');
  expect(page).toContain('promises: 2 succeeded');
  expect(page).toContain('| a | 1,200 | 0 | 7 | 2 |\n| b | 34 | 2 | 7 | 0 |');
  expect(page).toContain('FOVEA_SEED=7 npm run attack -- --seconds 20');
});
