import { emptySelection } from './empty-selection.ts';
import type { Selection, SourceRange } from './selection.ts';

/** A selection of source ranges; an empty selection if there are none. */
export function rangeSelection(ranges: readonly SourceRange[], reason: string, otherwise: string): Selection {
  if (ranges.length === 0) return emptySelection('no-match', otherwise);
  return { roots: [], removed: [], ranges, reasons: [reason] };
}
