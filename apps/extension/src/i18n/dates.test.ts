import { expect, it } from 'vitest';
import { dayIn } from './dates.ts';

it.each([
  ['en', '2024-01-17T05:00:00+09:00', 'January 17, 2024'],
  // Late in the evening somewhere is the next day elsewhere: the day of the place counts.
  ['de', '2024-01-17T23:59:00-11:00', '17. Januar 2024'],
  ['ja', '2024-01-17', '2024年1月17日'],
  ['en', '2024', null],
  ['en', '2024-99-99', null],
  ['en', null, null],
])('in %s %s is %s', (language, iso, day) => {
  expect(dayIn(language, iso)).toBe(day);
});
