import { describe, expect, it } from 'vitest';
import { hashText, mixHash } from './hash.ts';

describe('hashText', () => {
  it('is a whole number of 53 bits, the same on every engine', () => {
    expect(Number.isSafeInteger(hashText('Impressum'))).toBe(true);
    expect(hashText('Impressum')).toBe(hashText('Impressum'));
    expect(hashText('')).not.toBe(hashText('\0'));
  });

  it('tells 200,000 texts apart', () => {
    const hashes = new Set<number>();
    for (let index = 0; index < 200_000; index++) hashes.add(hashText(`text ${index}`));
    expect(hashes.size).toBe(200_000);
  });
});

describe('mixHash', () => {
  it('tells sequences apart, also by their order', () => {
    const hashes = new Set<number>();
    for (let a = 0; a < 300; a++) for (let b = 0; b < 300; b++) hashes.add(mixHash(mixHash(7, a), b));
    expect(hashes.size).toBe(90_000);
  });
});
