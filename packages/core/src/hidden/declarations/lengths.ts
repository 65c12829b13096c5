const LENGTH = /^([+-]?\d{0,6}(?:\.\d{1,6})?(?:e-?\d)?)(px|em|rem|vw|vh|%|pt|ch)?$/u;
/** The only sums that pages use to disguise a length: two numbers with their units. */
const SUM =
  /^calc\(\s*([-\d.]{1,12}(?:%|[a-z][a-z\d]{0,5})?)\s*(?:([*+-])\s+([-\d.]{1,12}(?:%|[a-z][a-z\d]{0,5})?)\s*)?\)$/u;
/** Pixels per unit, roughly: to hide something takes hundreds of pixels. @sweep unit-pixels */
const PIXELS: Readonly<Record<string, number>> = { em: 16, rem: 16, ch: 8, pt: 1.3, vw: 10, vh: 8, '%': 10 };

/** A length in pixels; `NaN` if the value is no length. */
export function pixels(value: string | undefined): number {
  if (value === undefined) return Number.NaN;
  if (value.startsWith('calc(')) return sumOf(value);
  const match = LENGTH.exec(value);
  if (match === null || match[1] === '' || match[1] === '-') return Number.NaN;
  return Number(match[1]) * (PIXELS[match[2] ?? ''] ?? 1);
}

function sumOf(value: string): number {
  const match = SUM.exec(value);
  if (match === null) return Number.NaN;
  const first = pixels(match[1]);
  const second = pixels(match[3]);
  switch (match[2]) {
    case undefined:
      return first;
    case '*':
      return first * second;
    default:
      return match[2] === '-' ? first - second : first + second;
  }
}

/** A number or a percentage as a number; `NaN` if the value is neither. */
export function ratio(value: string | undefined): number {
  if (value === undefined || value === '') return Number.NaN;
  return value.endsWith('%') ? Number(value.slice(0, -1)) / 100 : Number(value);
}
