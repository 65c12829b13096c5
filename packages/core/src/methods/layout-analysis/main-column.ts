import type { Column, ColumnId } from '../../layout/columns.ts';
import type { LayoutAnalysisOptions } from './options.ts';

/** A column on the path down, and the share of the text outside its fullest child column. */
export interface WalkStep {
  readonly column: ColumnId;
  readonly score: number;
  readonly delta: number;
}

/**
 * Descends from the whole page into the fullest column, again and again; the topmost column with enough text of its own
 * is the main column. A page without paragraphs is all content, as in the published code.
 */
export function mainColumn(
  columns: readonly Column[],
  scores: Float64Array,
  { delta, fallback }: LayoutAnalysisOptions,
): { walk: readonly WalkStep[]; main: ColumnId | null } {
  const walk: WalkStep[] = [];
  for (let column: ColumnId | undefined = 0; column !== undefined; ) {
    const next = fullest(columns[column]!.children, scores);
    const left = next === undefined ? 0 : scores[next]!;
    walk.push({ column, score: scores[column]!, delta: scores[column]! - left });
    column = next;
  }
  if (scores[0] === 0) return { walk, main: 0 };
  const first = walk.find((step) => step.delta >= delta);
  if (first !== undefined) return { walk, main: first.column };
  if (fallback === 'none') return { walk, main: null };
  const closest = walk.reduce((best, step) => (step.delta > best.delta ? step : best));
  return { walk, main: closest.column };
}

/** The column with the largest score, the first one on ties. */
function fullest(columns: readonly ColumnId[], scores: Float64Array): ColumnId | undefined {
  let best: ColumnId | undefined;
  for (const column of columns) if (best === undefined || scores[column]! > scores[best]!) best = column;
  return best;
}
