/** Maps values to positions, and lists the values of the ticks. */
export interface Scale {
  (value: number): number;
  readonly ticks: readonly number[];
}

/** A linear scale between two positions. */
export function linearScale(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
  steps = 5,
): Scale {
  const span = high - low || 1;
  const place = (value: number): number => from + ((value - low) / span) * (to - from);
  return Object.assign(place, { ticks: linearTicks(low, high, steps) });
}

/** A logarithmic scale between two positions; `low` must be above 0. */
export function logScale(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
): Scale {
  const span = Math.log(high / low) || 1;
  const place = (value: number): number => from + (Math.log(value / low) / span) * (to - from);
  return Object.assign(place, { ticks: logTicks(low, high) });
}

/** Ticks of scores on an axis that is stretched towards 1. */
const SCORE_TICKS = [0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.85, 0.9, 0.93, 0.95, 0.97, 0.98, 0.99];
/** A perfect score would be at infinity. */
const BEST_SCORE = 0.999;

/** Scores by the logarithm of their error: from .8 to .9 is as far as from .6 to .8, because each halves the error. */
export function errorScale(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
): Scale {
  const lack = (score: number): number => Math.log(1 - Math.min(score, BEST_SCORE));
  const span = lack(high) - lack(low) || 1;
  const place = (score: number): number => from + ((lack(score) - lack(low)) / span) * (to - from);
  const ticks = SCORE_TICKS.filter((tick) => tick >= low - 1e-9 && tick <= high + 1e-9);
  return Object.assign(place, { ticks });
}

/** Round numbers (1, 2 or 5 times a power of ten apart) inside the range, about `steps` of them. */
export function linearTicks(low: number, high: number, steps: number): number[] {
  const rough = (high - low) / steps;
  if (!(rough > 0)) return [low];
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** 1, 2 and 5 times powers of ten; fewer where the range is wide, more where it is narrow. */
export function logTicks(low: number, high: number): number[] {
  const decades = Math.log10(high / low);
  // A range of less than a decade has room for even steps.
  if (decades < 0.8) return linearTicks(low, high, 6);
  const factors = decades > 4 ? [1] : decades > 2.5 ? [1, 3] : [1, 2, 5];
  const ticks: number[] = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.ceil(Math.log10(high)); power++) {
    for (const factor of factors) {
      const tick = Number((factor * 10 ** power).toPrecision(12));
      if (tick >= low * 0.999 && tick <= high * 1.001) ticks.push(tick);
    }
  }
  return ticks;
}

/** A tick with as many digits as the ticks need to differ. */
export function tickText(value: number, ticks: readonly number[]): string {
  const step = ticks.length > 1 ? ticks[1]! - ticks[0]! : 1;
  return value.toFixed(Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)));
}

/** The range of values widened to whole steps, within bounds. */
export function niceRange(
  values: readonly number[],
  step: number,
  [least, most]: readonly [number, number],
): [number, number] {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return [least, most];
  const low = Math.max(least, Math.floor(Math.min(...finite) / step + 1e-9) * step);
  const high = Math.min(most, Math.ceil(Math.max(...finite) / step - 1e-9) * step);
  return high > low ? [low, high] : [Math.max(least, low - step), Math.min(most, low + step)];
}
