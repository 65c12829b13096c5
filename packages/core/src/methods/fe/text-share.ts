import { FEATURES } from './block-counts.ts';

/** Every feature as a share of its largest value on the page, so that characters and images can be compared. */
export function normalise(counts: Float64Array): Float64Array {
  const largest = new Float64Array(FEATURES);
  for (let index = 0; index < counts.length; index++) {
    const feature = index % FEATURES;
    largest[feature] = Math.max(largest[feature]!, counts[index]!);
  }
  return counts.map((count, index) => (count === 0 ? 0 : count / largest[index % FEATURES]!));
}

/** The share of text in each block, 0 to 1: its text feature over the sum of its features. */
export function textShares(features: Float64Array): Float64Array {
  const shares = new Float64Array(features.length / FEATURES);
  for (let block = 0; block < shares.length; block++) {
    const row = features.subarray(block * FEATURES, (block + 1) * FEATURES);
    const sum = row.reduce((all, value) => all + value, 0);
    shares[block] = sum === 0 ? 0 : row[0]! / sum;
  }
  return shares;
}
