import type { Point } from '../../layout/geometry.ts';
import type { Page } from '../../page/page.ts';
import type { PageLayout } from '../../page/page-layout.ts';
import type { NodeId } from '../../page/tree.ts';
import { centresOf, nearestText, type Seed } from './centres.ts';
import { expand } from './expand.ts';
import { type Grid, gridOf } from './grid.ts';
import { type KeptCells, keepCells } from './keep-cells.ts';
import { type LinkAreas, linkAreas } from './link-areas.ts';
import type { GceOptions } from './options.ts';
import { pageAreas } from './page-areas.ts';
import { lowTextArea, type Pick, pickCandidate, type ScoredCandidate, scoreCandidates } from './pick.ts';

/** Everything that GCE decides on a page: the basis of its answer, its reasons and its pictures. */
export interface GceAnalysis {
  readonly links: LinkAreas;
  /** Visible texts that are not blank, and those outside dense elements. */
  readonly texts: readonly NodeId[];
  readonly lowTexts: readonly NodeId[];
  readonly grid: Grid;
  readonly cells: KeptCells;
  /** C1, C2, C3. */
  readonly centres: readonly Point[];
  /** One per centre; empty on a page without text. */
  readonly seeds: readonly Seed[];
  /** One list per centre. */
  readonly candidates: readonly (readonly ScoredCandidate[])[];
  readonly pick: Pick | null;
}

/** Grid, centering, expanding: the steps of the method, top to bottom. */
export function analyse(page: Page, layout: PageLayout, body: NodeId, options: GceOptions): GceAnalysis {
  const areas = pageAreas(page, layout, body);
  const links = linkAreas(areas, options);
  const lowTexts = areas.texts.filter((text) => links.isHigh[text] === 0);
  const grid = gridOf(layout.viewport, layout.document, options);
  const cells = keepCells(areas, links, grid, options);
  const centres = centresOf(grid, cells.isKept, layout);
  const near = lowTexts.length > 0 ? lowTexts : areas.texts;
  const seeds = near.length === 0 ? [] : centres.map((centre) => nearestText(layout, near, centre));
  const textArea = lowTextArea(areas, lowTexts);
  const minHeight = options.minHeightRatio * layout.viewport.height;
  const candidates = seeds.map(({ text }) =>
    scoreCandidates(areas, expand(areas, text, grid.cellWidth, options), textArea, minHeight),
  );
  const pick = pickCandidate(candidates);
  return { links, texts: areas.texts, lowTexts, grid, cells, centres, seeds, candidates, pick };
}
