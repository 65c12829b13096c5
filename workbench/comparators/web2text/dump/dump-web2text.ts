import { bodyOf } from '@fovea/internal';
import { parsePage } from 'fovea';
import { NO_NODE } from 'fovea/page';
import type { Sample } from '../../../datasets/sample.ts';
import { Column } from '../../../train/dump/columns.ts';
import { labelsOf } from '../../../train/dump/labels.ts';
import {
  type DumpedPage,
  dumpedPage,
  dumpReferencePages,
  dumpTrainingPages,
  MAX_BLOCKS,
  type PageDump,
  writeDump,
} from '../../dump-pages.ts';
import { BLOCK_COLUMNS, EDGE_COLUMNS, pageFeatures } from '../features.ts';

/** The features of the blocks and pairs of many pages, and the labels of the blocks. A page has one pair fewer than blocks. */
class Web2TextDump implements PageDump {
  readonly #pages: DumpedPage[] = [];
  readonly #columns = {
    block: new Column('float32'),
    edge: new Column('float32'),
    label: new Column('uint8'),
  };

  add(sample: Sample, position: number): void {
    const page = parsePage(sample.html);
    const body = bodyOf(page.tree);
    if (body === NO_NODE) return;
    const { texts, blocks, edges } = pageFeatures(page, body);
    if (texts.length === 0 || texts.length > MAX_BLOCKS) return;
    const labels = labelsOf(sample, page, { blocks: { count: texts.length, first: texts, last: texts } });
    if (labels === null) return;
    this.#pages.push(dumpedPage(sample, position, texts.length));
    this.#columns.block.push(blocks);
    this.#columns.edge.push(edges);
    this.#columns.label.push(labels);
  }

  write(folder: string): void {
    const columns = { block: BLOCK_COLUMNS, edge: EDGE_COLUMNS };
    writeDump(folder, this.#columns, { columns, pages: this.#pages });
  }
}

/** Dumps at most so many pages of each training set. */
export function dumpWeb2Text(folder: string, pages: number): Promise<void> {
  return dumpTrainingPages(new Web2TextDump(), folder, pages);
}

/** Dumps our own pages for the trainer's reference. */
export function dumpWeb2TextReference(folder: string): void {
  dumpReferencePages(new Web2TextDump(), folder);
}
