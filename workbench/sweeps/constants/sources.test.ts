import { expect, it } from 'vitest';
import { checkSources } from './check-sources.ts';

it('every constant says where its value comes from, and its sweep is in a table that marks that value', () => {
  const { count, problems } = checkSources();
  expect(count).toBeGreaterThan(500);
  expect(problems).toEqual([]);
});
