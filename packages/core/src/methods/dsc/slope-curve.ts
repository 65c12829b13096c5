import { TokenKind, type TokenStream } from '../../features/text-stream/tokens.ts';

/** Tokens `[start, end)` of a section. */
export interface TokenSection {
  readonly start: number;
  readonly end: number;
}

/** How to judge windows. */
export interface SlopeRule {
  readonly window: number;
  readonly slopeShare: number;
  readonly consecutive: number;
}

/** `y(i)`: how many of the first `i` tokens are tags. */
export function slopeCurve({ size, kind }: TokenStream): Int32Array {
  const curve = new Int32Array(size + 1);
  for (let token = 0; token < size; token++) {
    curve[token + 1] = curve[token]! + (kind[token] === TokenKind.tag ? 1 : 0);
  }
  return curve;
}

/**
 * The sections where the curve is flat. A section begins with the first of `consecutive` flat windows in a row and ends
 * where as many steep ones begin.
 */
export function flatSections(curve: Int32Array, rule: SlopeRule): TokenSection[] {
  const size = curve.length - 1;
  const limit = size === 0 ? 0 : (rule.slopeShare * curve[size]!) / size;
  const step = Math.max(1, rule.window >> 1);
  const windows = Math.max(1, Math.ceil((size - rule.window) / step) + 1);
  // A page with fewer windows is judged by all it has.
  const needed = Math.min(rule.consecutive, windows);
  const sections: TokenSection[] = [];
  let start = -1;
  let streak = 0;
  for (let window = 0; window < windows; window++) {
    const from = window * step;
    const to = Math.min(from + rule.window, size);
    const slope = (curve[to]! - curve[from]!) / Math.max(1, to - from);
    const isChange = start < 0 ? slope < limit : slope > limit;
    streak = isChange ? streak + 1 : 0;
    if (streak < needed) continue;
    const boundary = (window - streak + 1) * step;
    if (start >= 0) sections.push({ start, end: boundary });
    start = start < 0 ? boundary : -1;
    streak = 0;
  }
  if (start >= 0) sections.push({ start, end: size });
  return sections;
}
