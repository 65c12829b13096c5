/**
 * A source of whole numbers from 0 to below a bound that gives the same numbers for the same seed: a Weyl sequence
 * put through the finaliser of MurmurHash3. Good enough to resample; not for secrets.
 */
export function seededIndices(seed: number): (bound: number) => number {
  // 2³² divided by the golden ratio, made odd: steps of it visit all 2³² states.
  const step = 0x9e3779b9;
  let state = seed | 0;
  return (bound) => {
    state = (state + step) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * bound);
  };
}
