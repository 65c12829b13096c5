import { expect, it } from 'vitest';
import { withoutComments } from './css-comments.ts';

it.each([
  ['a', 'a'],
  ['a/* b */c/**/d', 'acd'],
  ['a/*/ b */c', 'ac'],
  ['a/* b\n * c */d', 'ad'],
  ['a/* b', 'a'],
  ['a/* b */ */c', 'a */c'],
])('%j is %j without its comments', (css, rest) => {
  expect(withoutComments(css)).toBe(rest);
});
