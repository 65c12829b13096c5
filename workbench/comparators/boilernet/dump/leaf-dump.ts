import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage } from 'fovea';
import type { Sample } from '../../../datasets/sample.ts';
import { Column } from '../../../train/dump/columns.ts';
import { labelsOf } from '../../../train/dump/labels.ts';
import { leafRows } from '../leaf-features.ts';
import { pageLeaves } from '../page-leaves.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** What the trainer knows about a page besides its numbers. */
interface PageRow {
  readonly id: string;
  readonly dataset: string;
  readonly lang: string | null;
  /** Position of the page's site in [0, 1), which determines the split. */
  readonly position: number;
  readonly leaves: number;
}

/** Larger pages are left out of training: they are few, and would be a large part of all leaves. @cap */
const MAX_LEAVES = 3000;

/** The features and labels of the leaves of many pages, column by column. */
export class LeafDump {
  readonly #vocabulary: Vocabulary;
  readonly #pages: PageRow[] = [];
  readonly #columns = {
    label: new Column('uint8'),
    entries: new Column('uint16'),
    column: new Column('uint16'),
    count: new Column('uint16'),
  };

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  get pages(): number {
    return this.#pages.length;
  }

  /** Adds a page at a position of the split; false if there is nothing on it to learn from. */
  add(sample: Sample, position: number): boolean {
    const page = parsePage(sample.html);
    const leaves = pageLeaves(page);
    if (leaves.length === 0 || leaves.length > MAX_LEAVES) return false;
    const labels = labelsOf(sample, page, { blocks: { count: leaves.length, first: leaves, last: leaves } });
    if (labels === null) return false;
    const { start, column, count } = leafRows(page, leaves, this.#vocabulary);
    this.#pages.push({
      id: sample.id,
      dataset: sample.dataset,
      lang: sample.lang,
      position,
      leaves: leaves.length,
    });
    this.#columns.label.push(labels);
    this.#columns.entries.push(leaves.map((_, i) => start[i + 1]! - start[i]!));
    this.#columns.column.push(column);
    this.#columns.count.push(count);
    return true;
  }

  /** Writes every column and `pages.json` into a folder. */
  write(folder: string): void {
    for (const [name, column] of Object.entries(this.#columns)) column.write(folder, name);
    const { kind, words, tags } = this.#vocabulary;
    const info = { vocabulary: kind, words, tags, pages: this.#pages };
    writeFileSync(join(folder, 'pages.json'), JSON.stringify(info));
  }
}
