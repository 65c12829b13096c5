import type { Rect } from '../../layout/geometry.ts';
import type { Size } from '../../page/page-layout.ts';
import type { GceOptions } from './options.ts';

/** The first area of a page, cut into cells, row by row. */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
}

/** Guards an integer number of rows against rounding errors of a division. @format */
const ROUNDING_ERROR = 1e-9;

/** Step 5: α viewports high or, if smaller, the document; at least one viewport. */
export function gridOf(viewport: Size, document: Size, options: GceOptions): Grid {
  const { gridRows, gridCols, scrollCoef } = options;
  // A snapshot may come from anywhere; even a window without a size must give a grid.
  const width = Math.max(1, viewport.width || 1);
  const windowHeight = Math.max(1, viewport.height || 1);
  const cellHeight = windowHeight / gridRows;
  const documentHeight = Math.max(document.height || 0, windowHeight);
  return {
    rows: Math.ceil(Math.min(scrollCoef * windowHeight, documentHeight) / cellHeight - ROUNDING_ERROR),
    columns: gridCols,
    cellWidth: width / gridCols,
    cellHeight,
  };
}

/** The rectangle of a cell. */
export function cellRect({ columns, cellWidth, cellHeight }: Grid, cell: number): Rect {
  const row = Math.floor(cell / columns);
  return { x: (cell % columns) * cellWidth, y: row * cellHeight, width: cellWidth, height: cellHeight };
}

/** Marks the cells that are not on the edge: first row, first and last column, and the last row if it is closed. */
export function innerCells({ rows, columns }: Grid, edges: GceOptions['edges']): Uint8Array {
  const lastRow = edges === 'closed' ? rows - 1 : rows;
  return Uint8Array.from({ length: rows * columns }, (_, cell) => {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    return Number(row > 0 && row < lastRow && column > 0 && column < columns - 1);
  });
}

/**
 * Marks the cells that overlap one of the rectangles. Every rectangle marks its corners in a difference table, so the
 * cost is rectangles plus cells rather than their product.
 */
export function coveredCells(
  { rows, columns, cellWidth, cellHeight }: Grid,
  rects: Iterable<Rect>,
): Uint8Array {
  const stride = columns + 1;
  const table = new Int32Array((rows + 1) * stride);
  for (const { x, y, width, height } of rects) {
    const left = Math.max(0, Math.floor(x / cellWidth));
    const right = Math.min(columns, Math.ceil((x + width) / cellWidth));
    const top = Math.max(0, Math.floor(y / cellHeight));
    const bottom = Math.min(rows, Math.ceil((y + height) / cellHeight));
    if (left >= right || top >= bottom) continue;
    table[top * stride + left]!++;
    table[top * stride + right]!--;
    table[bottom * stride + left]!--;
    table[bottom * stride + right]!++;
  }
  const covered = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * stride + column;
      // Two-dimensional prefix sums resolve the difference table.
      table[at]! += (row > 0 ? table[at - stride]! : 0) + (column > 0 ? table[at - 1]! : 0);
      if (row > 0 && column > 0) table[at]! -= table[at - stride - 1]!;
      covered[row * columns + column] = Number(table[at]! > 0);
    }
  }
  return covered;
}
