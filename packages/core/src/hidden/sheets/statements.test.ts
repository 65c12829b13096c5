import { expect, it } from 'vitest';
import { statementsIn } from './statements.ts';

it.each([
  ['a', []],
  ['a;b;c', ['a', 'b']],
  [';a;', ['', 'a']],
  ['"a;b";c;', ['"a;b"', 'c']],
  ["'a;b';c;", ["'a;b'", 'c']],
  ['"a\\";b";c;', ['"a\\";b"', 'c']],
  ["'a\\';b\\';c';d;", ["'a\\';b\\';c'", 'd']],
  ['"a\\ b;c";d;', ['"a\\ b;c"', 'd']],
  ["'a\\ b;c';d;", ["'a\\ b;c'", 'd']],
  // The end of the line ends a string too.
  ['"a;\nb;', ['"a;\nb']],
  ["'a;\nb;", ["'a;\nb"]],
  ['"a;\\\nb;";c;', ['"a;\\\nb;"', 'c']],
  ['/* a; */b;/* c;', ['/* a; */b']],
  ['url(a;b);c;', ['url(a;b)', 'c']],
  ['[a;b];c;', ['[a;b]', 'c']],
  ['a\\;b;', ['a\\;b']],
  ['a\\ b;c;', ['a\\ b', 'c']],
])('the statements of %j are %j', (css, statements) => {
  expect(statementsIn(css, 0, css.length).map(([start, end]) => css.slice(start, end))).toEqual(statements);
});

it('looks between two places only', () => {
  expect(statementsIn('a;b;c;d', 2, 5)).toEqual([[2, 3]]);
});
