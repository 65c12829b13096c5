import { describe, expect, it } from 'vitest';
import { comparatorNamed } from '../../comparators/registry.ts';
import { comparatorDigest } from './comparator-extractors.ts';

describe('comparatorDigest', () => {
  const chain = comparatorNamed('victor-chain')!;

  it('is the same until a file of weights is another', () => {
    expect(comparatorDigest(chain)).toBe(comparatorDigest({ ...chain }));
    const [first, ...others] = chain.weights;
    expect(comparatorDigest({ ...chain, weights: others })).not.toBe(comparatorDigest(chain));
    expect(comparatorDigest({ ...chain, weights: [...others, first!] })).not.toBe(comparatorDigest(chain));
  });
});
