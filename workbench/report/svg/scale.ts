/** A way from values to places, with the values that deserve a mark. */
export interface Scale {
  (value: number): number;
  readonly ticks: readonly number[];
}

/** Even steps between two places. */
export function linearScale(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
  steps = 5,
): Scale {
  const span = high - low || 1;
  const place = (value: number): number => from + ((value - low) / span) * (to - from);
  return Object.assign(place, { ticks: linearTicks(low, high, steps) });
}

/** Even ratios between two places; `low` must be above 0. */
export function logScale(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
): Scale {
  const span = Math.log(high / low) || 1;
  const place = (value: number): number => from + (Math.log(value / low) / span) * (to - from);
  return Object.assign(place, { ticks: logTicks(low, high) });
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

/** 1, 2 and 5 times powers of ten; only the powers where the range is wide. */
export function logTicks(low: number, high: number): number[] {
  const decades = Math.log10(high / low);
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
