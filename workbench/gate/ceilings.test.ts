import { describe, expect, it } from 'vitest';
import { aboveCeilings, lowerCeilings, sizeLines } from './ceilings.ts';

const ceilings = [
  { name: 'a', ceiling: 1000, measured: 990 },
  { name: 'b', ceiling: 10, measured: 5 },
];

describe('ceilings', () => {
  it('name what is above, and what has none', () => {
    expect(aboveCeilings(ceilings, [{ name: 'a', bytes: 1000 }])).toEqual([]);
    expect(aboveCeilings(ceilings, [{ name: 'a', bytes: 1001 }])).toEqual([
      'bundle of a: 1001 bytes are above the ceiling of 1000',
    ]);
    expect(aboveCeilings(ceilings, [{ name: 'c', bytes: 1 }])).toEqual([
      expect.stringContaining('no ceiling'),
    ]);
  });

  it('come down to just above what is measured', () => {
    expect(lowerCeilings(ceilings, [{ name: 'a', bytes: 800 }])).toEqual([
      { name: 'a', ceiling: 804, measured: 800 },
      ceilings[1],
    ]);
  });

  it.each([998, 1000, 1001])('never rise: %i bytes', (bytes) => {
    expect(lowerCeilings(ceilings, [{ name: 'a', bytes }])[0]).toEqual({
      name: 'a',
      ceiling: 1000,
      measured: bytes,
    });
  });

  it('are told beside the sizes', () => {
    expect(sizeLines(ceilings, [{ name: 'b', bytes: 2 }])).toEqual(['bundle of b  2 bytes of at most 10']);
  });
});
