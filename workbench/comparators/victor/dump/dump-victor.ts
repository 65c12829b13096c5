import { bodyOf } from '@fovea/internal';
import { parsePage } from 'fovea';
import { NO_NODE, NodeKind } from 'fovea/page';
import type { Sample } from '../../../datasets/sample.ts';
import { Column } from '../../../train/dump/columns.ts';
import { labelsOf, UNKNOWN } from '../../../train/dump/labels.ts';
import {
  type DumpedPage,
  dumpedPage,
  dumpReferencePages,
  dumpTrainingPages,
  MAX_BLOCKS,
  type PageDump,
  writeDump,
} from '../../dump-pages.ts';
import { blockColumns, VICTOR_COLUMNS } from '../block-columns.ts';
import { REACHES } from '../chain/chain-templates.ts';
import { pageBlocks } from '../page-blocks.ts';

/** The columns and labels of the blocks of many pages. */
class BlockDump implements PageDump {
  readonly #pages: DumpedPage[] = [];
  readonly #columns = { row: new Column('uint16'), label: new Column('uint8') };

  add(sample: Sample, position: number): void {
    const page = parsePage(sample.html);
    const body = bodyOf(page.tree);
    const blocks = body === NO_NODE ? [] : pageBlocks(page, body);
    if (blocks.length === 0 || blocks.length > MAX_BLOCKS) return;
    const nodes = Int32Array.from(blocks, ({ node }) => node);
    const labels = labelsOf(sample, page, { blocks: { count: nodes.length, first: nodes, last: nodes } });
    if (labels === null) return;
    // The gold is text, so it does not say which images are content.
    for (const [i, node] of nodes.entries()) if (page.tree.kind[node] !== NodeKind.text) labels[i] = UNKNOWN;
    this.#pages.push(dumpedPage(sample, position, blocks.length));
    for (const row of blockColumns(blocks)) this.#columns.row.push(row);
    this.#columns.label.push(labels);
  }

  write(folder: string): void {
    const columns = VICTOR_COLUMNS.map((name, i) => ({ name, ...REACHES[i]! }));
    writeDump(folder, this.#columns, { columns, pages: this.#pages });
  }
}

/** Dumps at most so many pages of each training set. */
export function dumpVictor(folder: string, pages: number): Promise<void> {
  return dumpTrainingPages(new BlockDump(), folder, pages);
}

/** Dumps our own pages for the trainer's reference. */
export function dumpVictorReference(folder: string): void {
  dumpReferencePages(new BlockDump(), folder);
}
