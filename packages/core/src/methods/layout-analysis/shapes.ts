import { layoutOf } from '../../layout/layout-of.ts';
import type { Shape } from '../../layout/shapes.ts';
import type { Page } from '../../page/page.ts';
import { resolveParameters } from '../parameters.ts';
import { analyse, type LayoutAnalysis } from './analyse.ts';
import { layoutAnalysis } from './layout-analysis.ts';
import type { LayoutAnalysisOptions } from './options.ts';

/** What layout analysis decides on a rendered page; `null` for a page without a body. */
export function analyseLayout(
  page: Page,
  options: Partial<LayoutAnalysisOptions> = {},
): LayoutAnalysis | null {
  const layout = layoutOf(page, layoutAnalysis.name);
  return analyse(page, layout, resolveParameters(layoutAnalysis, options));
}

/** The leaf zones of a page as shapes; paragraphs with their tokens. */
export function zoneShapes(page: Page, options: Partial<LayoutAnalysisOptions> = {}): Shape[] {
  const analysis = analyseLayout(page, options);
  if (analysis === null) return [];
  const shapes: Shape[] = [];
  for (const [id, { rect, firstChild, endChild }] of analysis.zones.entries()) {
    if (firstChild !== endChild) continue;
    if (analysis.isParagraph[id] === 1) shapes.push({ kind: 'paragraph', rect, score: analysis.tokens[id]! });
    else shapes.push({ kind: 'zone', rect });
  }
  return shapes;
}

/** The columns of a page as shapes, outer ones first, with their share of the text; the main column last. */
export function columnShapes(page: Page, options: Partial<LayoutAnalysisOptions> = {}): Shape[] {
  const analysis = analyseLayout(page, options);
  if (analysis === null) return [];
  const { columns, scores, main } = analysis;
  const shapes: Shape[] = [];
  // Columns removed by collapsing have no parent, so walk from the top.
  const open = [0];
  for (let at = 0; at < open.length; at++) {
    const column = open[at]!;
    for (const child of columns[column]!.children) open.push(child);
    shapes.push({ kind: 'column', rect: columns[column]!.rect, score: scores[column]! });
  }
  if (main !== null) shapes.push({ kind: 'main-column', rect: columns[main]!.rect, score: scores[main]! });
  return shapes;
}
