import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUnit, bucket, hashRange, mix } from './text-hash.ts';

/** The step of murmur3 with numbers that cannot overflow. */
function mixOfBigInts(hash: number, value: number): number {
  const u32 = (x: bigint): bigint => BigInt.asUintN(32, x);
  const turn = (x: bigint, by: bigint): bigint => u32(x << by) | (x >> (32n - by));
  const k = u32(turn(u32(u32(BigInt(value)) * 0xcc9e2d51n), 15n) * 0x1b873593n);
  return Number(BigInt.asIntN(32, turn(u32(BigInt(hash)) ^ k, 13n) * 5n + 0xe6546b64n));
}

describe('mix', () => {
  it('is the step of murmur3', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (hash, value) => {
        expect(mix(hash, value)).toBe(mixOfBigInts(hash, value));
      }),
    );
  });
});

describe('bucket', () => {
  it('stays in range and uses all of it', () => {
    const seen = new Set(Array.from({ length: 20_000 }, (_, i) => bucket(mix(0, i), 12)));
    expect(Math.min(...seen)).toBe(0);
    expect(Math.max(...seen)).toBe(4095);
    // With 20,000 balls into 4,096 bins 31 stay empty on average.
    expect(seen.size).toBeGreaterThan(4000);
  });
});

describe('addUnit', () => {
  it('tells apart what differs in one or two characters, in any script', () => {
    const units = [...'abcxyz019', ...'日本語한국어', ...'абвأبج'].map((char) => char.charCodeAt(0));
    const pairs = units.flatMap((a) => units.map((b) => addUnit(addUnit(0, a), b)));
    expect(new Set([...pairs, ...units.map((unit) => addUnit(0, unit))]).size).toBe(
      units.length ** 2 + units.length,
    );
  });
});

describe('hashRange', () => {
  it('begins as FNV-1a does', () => {
    expect(hashRange('', 0, 0) >>> 0).toBe(0x811c9dc5);
    expect(hashRange('foobar', 0, 6) >>> 0).toBe(0xbf9cf968);
  });

  it('sees only its part of the text', () => {
    expect(hashRange('xxabc', 2, 5)).toBe(hashRange('abcyy', 0, 3));
    expect(hashRange('abc', 0, 3)).not.toBe(hashRange('acb', 0, 3));
  });
});
