import { rectOf } from '../../layout/geometry.ts';
import { layoutOf } from '../../layout/layout-of.ts';
import type { Shape } from '../../layout/shapes.ts';
import { bodyOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { NO_NODE } from '../../page/tree.ts';
import { resolveParameters } from '../parameters.ts';
import { analyse, type GceAnalysis } from './analyse.ts';
import { gce } from './gce.ts';
import { cellRect } from './grid.ts';
import { type GceParameters, gceOptions } from './options.ts';

/** What GCE decides on a rendered page, step by step; `null` for a page without a body. */
export function gceAnalysis(page: Page, options: Partial<GceParameters> = {}): GceAnalysis | null {
  const layout = layoutOf(page, gce.name);
  const body = bodyOf(page.tree);
  if (body === NO_NODE) return null;
  return analyse(page, layout, body, gceOptions(resolveParameters(gce, options)));
}

/** The same as shapes to draw over the page, as in the papers' figures: cells, centres, seeds, candidates, choice. */
export function gceShapes(page: Page, options: Partial<GceParameters> = {}): Shape[] {
  const analysis = gceAnalysis(page, options);
  if (analysis === null) return [];
  const { grid, cells, centres, seeds, candidates, pick } = analysis;
  const layout = layoutOf(page, gce.name);
  const cellShapes = Array.from(cells.isKept, (isKept, cell): Shape => {
    return { kind: isKept === 1 ? 'cell-kept' : 'cell-dropped', rect: cellRect(grid, cell) };
  });
  return [
    ...cellShapes,
    ...candidates.flatMap((list, n) =>
      list.map(({ rule, node, density }): Shape => {
        return { kind: 'candidate', rect: rectOf(layout, node), label: `M${n + 1} ${rule}`, score: density };
      }),
    ),
    ...seeds.map(({ text }, n): Shape => ({ kind: 'seed', rect: rectOf(layout, text), label: `E${n + 1}` })),
    ...centres.map(({ x, y }, n): Shape => {
      return { kind: 'centre', rect: { x, y, width: 0, height: 0 }, label: `C${n + 1}` };
    }),
    ...(pick === null
      ? []
      : [
          {
            kind: 'chosen',
            rect: rectOf(layout, pick.candidate.node),
            score: pick.candidate.density,
          } as const,
        ]),
  ];
}
