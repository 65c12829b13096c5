import { expect, it } from 'vitest';
import { Assembly, piecesOf } from './pieces.ts';

const numbers = Array.from({ length: 50_001 }, (_, n) => n);
const value = {
  name: 'x',
  none: null,
  nodes: { kind: numbers, few: [1], empty: [] },
  strings: ['y'.repeat(1_000_000), ...numbers.map(String)],
  styles: Array.from({ length: 3000 }, (_, n) => ({ n, display: 'block' })),
};

it('takes an object apart and puts it together again', () => {
  const pieces = [...piecesOf(value)];
  const assembly = new Assembly();
  const ends = pieces.map((piece) => assembly.take(JSON.parse(JSON.stringify(piece))));
  expect(ends.indexOf(true)).toBe(pieces.length - 1);
  expect(assembly.value).toEqual(value);
});

it('makes no piece much larger than another, apart from a single long text', () => {
  const lengths = [...piecesOf(value)].map((piece) => JSON.stringify(piece).length);
  const [longest, ...others] = lengths.toSorted((a, b) => b - a);
  expect(longest).toBeLessThan(1_100_000);
  expect(others[0]).toBeLessThan(300_000);
});

it('sends a small page in few pieces', () => {
  expect([...piecesOf({ nodes: { kind: numbers.slice(0, 900), x: numbers.slice(0, 900) } })]).toHaveLength(3);
});
