import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'fovea';
import type { Sample } from '../../../datasets/sample.ts';
import { elementLabels } from '../element-labels.ts';
import { type ElementRows, elementRows } from '../element-rows.ts';

/** Larger pages are left out of training, because they would be a large part of all rows. @cap */
const MAX_ELEMENTS = 5000;

/** The features and labels of the elements of rendered pages, with all columns; `basic` is the first part of them. */
export class ElementDump {
  readonly #pages: { id: string; dataset: string; position: number; elements: number }[] = [];
  readonly #tags: string[] = [];
  readonly #values: Float64Array[] = [];
  readonly #labels: number[] = [];
  #columns: readonly string[] = [];

  get pages(): number {
    return this.#pages.length;
  }

  /** Adds a rendered page at a position of the split; false if there is nothing on it to learn from. */
  add(sample: Sample, page: Page, position: number): boolean {
    const rows: ElementRows = elementRows(page, 'both');
    if (rows.nodes.length === 0 || rows.nodes.length > MAX_ELEMENTS) return false;
    const labels = elementLabels(sample, page);
    if (labels === null) return false;
    this.#columns = rows.columns;
    this.#pages.push({ id: sample.id, dataset: sample.dataset, position, elements: rows.nodes.length });
    for (const [row, node] of rows.nodes.entries()) {
      this.#tags.push(rows.tags[row]!);
      this.#labels.push(labels[node]!);
    }
    this.#values.push(rows.values);
    return true;
  }

  /** Writes `values.float32`, `label.uint8`, `tag.uint16` and `pages.json` into a folder that exists. */
  write(folder: string): void {
    const tagNames = [...new Set(this.#tags)].toSorted();
    const tagOf = new Map(tagNames.map((tag, i) => [tag, i]));
    const values = Float32Array.from(this.#values.flatMap((part) => [...part]));
    writeFileSync(join(folder, 'values.float32'), new Uint8Array(values.buffer));
    writeFileSync(join(folder, 'label.uint8'), Uint8Array.from(this.#labels));
    const tags = Uint16Array.from(this.#tags, (tag) => tagOf.get(tag)!);
    writeFileSync(join(folder, 'tag.uint16'), new Uint8Array(tags.buffer));
    const info = { columns: this.#columns, tagNames, pages: this.#pages };
    writeFileSync(join(folder, 'pages.json'), JSON.stringify(info));
  }
}
