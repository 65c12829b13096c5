import { expect, it } from 'vitest';
import { checkCore } from './check-core.ts';

it('every constant of core says where its value comes from, and its sweep is in a table that marks that value', () => {
  const { count, problems } = checkCore();
  expect(count).toBeGreaterThan(300);
  expect(problems).toEqual([]);
});
