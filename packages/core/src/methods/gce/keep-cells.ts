import { rectOf } from '../../layout/geometry.ts';
import { NodeKind } from '../../page/tree.ts';
import { coveredCells, type Grid, innerCells } from './grid.ts';
import type { LinkAreas } from './link-areas.ts';
import type { GceOptions } from './options.ts';
import type { PageAreas } from './page-areas.ts';

/** Which exclusion rule left cells: the published one, or a weaker one if nothing was left. */
export type CellRule = 'dense-elements' | 'linked-texts' | 'edges-only' | 'all-cells';

/** The cells whose centres count, and the rule that left them. */
export interface KeptCells {
  readonly isKept: Uint8Array;
  readonly count: number;
  readonly rule: CellRule;
}

/** Drops cells on the edge and cells that touch dense elements; drops fewer if nothing would be left. */
export function keepCells(areas: PageAreas, links: LinkAreas, grid: Grid, { edges }: GceOptions): KeptCells {
  const inner = innerCells(grid, edges);
  const none = new Uint8Array(inner.length);
  const attempts: [CellRule, () => Uint8Array][] = [
    ['dense-elements', () => minus(inner, coveredBy(areas, grid, links.isDense, NodeKind.element))],
    ['linked-texts', () => minus(inner, coveredBy(areas, grid, links.isHigh, NodeKind.text))],
    ['edges-only', () => inner],
    ['all-cells', () => none.map(() => 1)],
  ];
  for (const [rule, keep] of attempts) {
    const isKept = keep();
    const count = isKept.reduce((sum, one) => sum + one, 0);
    if (count > 0) return { isKept, count, rule };
  }
  throw new RangeError('A grid has at least one cell.');
}

function coveredBy({ tree, layout }: PageAreas, grid: Grid, isMeant: Uint8Array, kind: number): Uint8Array {
  function* rects(): Generator<ReturnType<typeof rectOf>> {
    for (let id = 0; id < tree.size; id++) {
      if (isMeant[id] === 1 && tree.kind[id] === kind) yield rectOf(layout, id);
    }
  }
  return coveredCells(grid, rects());
}

function minus(cells: Uint8Array, dropped: Uint8Array): Uint8Array {
  return cells.map((one, cell) => one & (1 - dropped[cell]!));
}
