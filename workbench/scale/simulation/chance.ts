/** Random numbers of several kinds from one seed. */
export interface Chance {
  /** From 0 to 1. */
  uniform(): number;
  /** Mean 0, deviation 1. */
  normal(): number;
  /** With this mean. */
  exponential(mean: number): number;
  /** A count with this mean. */
  poisson(mean: number): number;
}

/** Above this mean, a rounded normal number stands in for a Poisson count: the product below would underflow. */
const MAX_EXACT_MEAN = 500;

/** The same seed gives the same numbers (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return {
    uniform,
    normal,
    exponential: (mean) => -mean * Math.log(1 - uniform()),
    poisson: (mean) => {
      if (mean > MAX_EXACT_MEAN) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
      const limit = Math.exp(-mean);
      let count = 0;
      for (let product = uniform(); product > limit; product *= uniform()) count++;
      return count;
    },
  };
}
