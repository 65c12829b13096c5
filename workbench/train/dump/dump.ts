import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BLOCK_COLUMNS,
  GROUP_COLUMNS,
  PAGE_COLUMNS,
  type PageFeatures,
  pageFeatures,
  TOKEN_BITS,
} from '@fovea/internal';
import { parsePage } from 'fovea';
import type { Sample } from '../../datasets/sample.ts';
import { groupOf, positionOf } from '../../datasets/split.ts';
import { Column } from './columns.ts';
import { type Labels, labelsOf } from './labels.ts';

/** What the trainer knows about a page besides its numbers. */
interface PageRow {
  readonly id: string;
  readonly dataset: string;
  readonly lang: string | null;
  readonly type: string | null;
  /** Position of the page's site in [0, 1), which determines the split. */
  readonly position: number;
  readonly blocks: number;
  readonly groups: number;
  /** Length of the gold text in characters without spaces, 0 if there is none. */
  readonly gold: number;
  readonly coverage: number | null;
}

/** Larger pages are left out of training: they are only a handful, but would be a tenth of all blocks. */
const MAX_BLOCKS = 3000;

/** The features and labels of many pages, column by column. */
export class FeatureDump {
  readonly #pages: PageRow[] = [];
  readonly #blockColumns = BLOCK_COLUMNS.map(() => new Column('uint8'));
  readonly #groupColumns = GROUP_COLUMNS.map(() => new Column('uint8'));
  readonly #pageColumns = PAGE_COLUMNS.map(() => new Column('uint8'));
  readonly #columns = {
    label: new Column('uint8'),
    width: new Column('uint16'),
    blockGroup: new Column('uint16'),
    groupParent: new Column('uint16'),
    groupFirst: new Column('uint16'),
    groupEnd: new Column('uint16'),
    blockTokenCount: new Column('uint8'),
    blockToken: new Column('uint16'),
    groupTokenCount: new Column('uint8'),
    groupToken: new Column('uint16'),
  };

  get pages(): number {
    return this.#pages.length;
  }

  /** Adds a page; false if there is nothing on it to learn from. */
  add(sample: Sample): boolean {
    const page = parsePage(sample.html);
    const features = pageFeatures(page);
    const { count } = features.blocks;
    if (count === 0 || count > MAX_BLOCKS) return false;
    const labels = labelsOf(sample, page, features);
    if (labels === null) return false;
    this.#pages.push({
      id: sample.id,
      dataset: sample.dataset,
      lang: sample.lang,
      type: sample.page_type,
      position: positionOf(groupOf(sample)),
      blocks: count,
      groups: features.groups.count,
      gold: sample.gold_text.replace(/\s+/g, '').length,
      coverage: sample.gold_coverage ?? null,
    });
    this.#addColumns(features, labels);
    return true;
  }

  /** Writes every column and `pages.json` into a folder. */
  write(folder: string): void {
    writeNamed(folder, 'block', BLOCK_COLUMNS, this.#blockColumns);
    writeNamed(folder, 'group', GROUP_COLUMNS, this.#groupColumns);
    writeNamed(folder, 'page', PAGE_COLUMNS, this.#pageColumns);
    for (const [name, column] of Object.entries(this.#columns)) column.write(folder, name);
    const columns = { block: BLOCK_COLUMNS, group: GROUP_COLUMNS, page: PAGE_COLUMNS };
    const info = { columns, tokenBits: TOKEN_BITS, pages: this.#pages };
    writeFileSync(join(folder, 'pages.json'), JSON.stringify(info));
  }

  #addColumns(features: PageFeatures, labels: Labels): void {
    const { blocks, groups } = features;
    spread(features.blockRows, this.#blockColumns);
    spread(features.groupRows, this.#groupColumns);
    spread(features.pageRow, this.#pageColumns);
    this.#columns.label.push(labels);
    this.#columns.width.push(blocks.width.subarray(0, blocks.count));
    this.#columns.blockGroup.push(groups.ofBlock);
    this.#columns.groupParent.push(groups.parent.map((parent) => Math.max(0, parent)));
    this.#columns.groupFirst.push(groups.firstBlock);
    this.#columns.groupEnd.push(groups.endBlock);
    this.#columns.blockTokenCount.push(lengths(features.blockTokens.start));
    this.#columns.blockToken.push(features.blockTokens.ids);
    this.#columns.groupTokenCount.push(lengths(features.groupTokens.start));
    this.#columns.groupToken.push(features.groupTokens.ids);
  }
}

/** Writes the columns of one table, each to a file named after the table and the column. */
function writeNamed(
  folder: string,
  table: string,
  names: readonly string[],
  columns: readonly Column[],
): void {
  columns.forEach((column, i) => {
    column.write(folder, `${table}-${names[i]!}`);
  });
}

/** Splits the rows of a table into one column per feature, because similar neighbours compress far better. */
function spread(rows: Uint8Array, columns: readonly Column[]): void {
  const count = rows.length / columns.length;
  columns.forEach((column, feature) => {
    column.push(Uint8Array.from({ length: count }, (_, row) => rows[row * columns.length + feature]!));
  });
}

function lengths(start: Int32Array): number[] {
  return Array.from({ length: start.length - 1 }, (_, i) => start[i + 1]! - start[i]!);
}
