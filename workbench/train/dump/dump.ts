import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BLOCK_FEATURES,
  GROUP_FEATURES,
  PAGE_FEATURES,
  type PageFeatures,
  pageFeatures,
  parsePage,
  TOKEN_BITS,
} from 'fovea';
import type { Sample } from '../../datasets/sample.ts';
import { groupOf, positionOf } from '../../datasets/split.ts';
import { Column } from './columns.ts';
import { type Labels, labelsOf } from './labels.ts';

/** What the trainer knows of a page beside its numbers. */
interface PageRow {
  readonly id: string;
  readonly dataset: string;
  readonly lang: string | null;
  readonly type: string | null;
  /** Place of the page's site in [0, 1): splits are made by it. */
  readonly position: number;
  readonly blocks: number;
  readonly groups: number;
  /** Length of the gold text in characters without spaces, 0 where there is none. */
  readonly gold: number;
  readonly coverage: number | null;
}

/** Larger pages are left out of training: a handful, and they would be a tenth of all blocks. */
const MAX_BLOCKS = 3000;

/** The features and labels of many pages, column by column. */
export class FeatureDump {
  readonly #pages: PageRow[] = [];
  readonly #blockColumns = Array.from({ length: BLOCK_FEATURES }, () => new Column('uint8'));
  readonly #groupColumns = Array.from({ length: GROUP_FEATURES }, () => new Column('uint8'));
  readonly #pageColumns = Array.from({ length: PAGE_FEATURES }, () => new Column('uint8'));
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

  /** Adds a page; false where there is nothing on it to learn from. */
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
    this.#blockColumns.forEach((column, i) => {
      column.write(folder, `block-${i}`);
    });
    this.#groupColumns.forEach((column, i) => {
      column.write(folder, `group-${i}`);
    });
    this.#pageColumns.forEach((column, i) => {
      column.write(folder, `page-${i}`);
    });
    for (const [name, column] of Object.entries(this.#columns)) column.write(folder, name);
    const shape = {
      blockFeatures: BLOCK_FEATURES,
      groupFeatures: GROUP_FEATURES,
      pageFeatures: PAGE_FEATURES,
      tokenBits: TOKEN_BITS,
    };
    writeFileSync(join(folder, 'pages.json'), JSON.stringify({ ...shape, pages: this.#pages }));
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

/** Deals the rows of a table out to one column per feature: neighbours of one kind compress far better. */
function spread(rows: Uint8Array, columns: readonly Column[]): void {
  const count = rows.length / columns.length;
  columns.forEach((column, feature) => {
    column.push(Uint8Array.from({ length: count }, (_, row) => rows[row * columns.length + feature]!));
  });
}

function lengths(start: Int32Array): number[] {
  return Array.from({ length: start.length - 1 }, (_, i) => start[i + 1]! - start[i]!);
}
