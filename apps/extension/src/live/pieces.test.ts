import { expect, it } from 'vitest';
import { Assembly, piecesOf } from './pieces.ts';

it('takes an object apart and puts it together again', () => {
  const numbers = Array.from({ length: 50_001 }, (_, n) => n);
  const value = { name: 'x', none: null, nodes: { kind: numbers, few: [1] }, strings: numbers.map(String) };
  const pieces = [...piecesOf(value)];
  expect(pieces.length).toBeGreaterThan(6);
  const assembly = new Assembly();
  const ends = pieces.map((piece) => assembly.take(JSON.parse(JSON.stringify(piece))));
  expect(ends.indexOf(true)).toBe(pieces.length - 1);
  expect(assembly.value).toEqual(value);
});
