import type { Page } from 'fovea';
import { type ElementColumns, elementLayoutTable } from 'fovea/layout';
import { tagNameOf } from 'fovea/page';

/** Which columns: thirteen, or also the distances to the centres of window and document. */
export type TabNetColumns = 'basic' | 'both';

/** Rows of numbers, one per element of a rendered page; the tag is apart, because it is a category. */
export interface ElementRows {
  readonly nodes: Int32Array;
  readonly tags: readonly string[];
  /** Names of the numeric columns. */
  readonly columns: readonly string[];
  readonly values: Float64Array;
}

const TABLES: Readonly<Record<TabNetColumns, ElementColumns>> = { basic: 'basic', both: 'paper' };

/** Elements that are judged; later ones are not content. @cap */
const MAX_ELEMENTS = 20_000;

/** Larger numbers are cut: one box far off the page would make all other positions look alike once they are standardised. @cap */
const MAX_VALUE = 20_000;

/** The features of the elements of a rendered page; throws `UnsupportedPageError` for a page that was not. */
export function elementRows(page: Page, columns: TabNetColumns): ElementRows {
  const table = elementLayoutTable(page, TABLES[columns]);
  const width = table.columns.length;
  const nodes = table.nodes.subarray(0, MAX_ELEMENTS);
  const values = new Float64Array(nodes.length * (width - 1));
  for (let row = 0; row < nodes.length; row++) {
    // The first column is the tag.
    for (let i = 1; i < width; i++) {
      const value = table.values[row * width + i]!;
      values[row * (width - 1) + i - 1] = Math.max(-MAX_VALUE, Math.min(MAX_VALUE, value));
    }
  }
  const tags = Array.from(nodes, (node) => tagNameOf(page.tree, node));
  return { nodes, tags, columns: table.columns.slice(1), values };
}
