import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf } from '@fovea/internal';
import { parsePage } from 'fovea';
import { NO_NODE, NodeKind } from 'fovea/page';
import { ROOT } from '../../../baselines/root.ts';
import type { Sample } from '../../../datasets/sample.ts';
import { groupOf, positionOf } from '../../../datasets/split.ts';
import { Column } from '../../../train/dump/columns.ts';
import { labelsOf, UNKNOWN } from '../../../train/dump/labels.ts';
import { fixtureSamples } from '../../../train/reference/fixture-samples.ts';
import { studyPages } from '../../../train/studies/study-pages.ts';
import { TRAINING_SETS } from '../../training-sets.ts';
import { blockColumns, VICTOR_COLUMNS } from '../block-columns.ts';
import { REACHES } from '../chain/chain-templates.ts';
import { pageBlocks } from '../page-blocks.ts';

/** Larger pages are left out of training: they are few, and would be a large part of all blocks. @cap */
const MAX_BLOCKS = 3000;

/** What the trainer knows about a page besides its numbers. */
interface PageRow {
  readonly id: string;
  readonly dataset: string;
  readonly lang: string | null;
  /** Position of the page's site in [0, 1), which determines the fold. */
  readonly position: number;
  readonly blocks: number;
}

/** The columns and labels of the blocks of many pages. */
class BlockDump {
  readonly #pages: PageRow[] = [];
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
    this.#pages.push({
      id: sample.id,
      dataset: sample.dataset,
      lang: sample.lang,
      position,
      blocks: blocks.length,
    });
    for (const row of blockColumns(blocks)) this.#columns.row.push(row);
    this.#columns.label.push(labels);
  }

  write(folder: string): void {
    for (const [name, column] of Object.entries(this.#columns)) column.write(folder, name);
    const columns = VICTOR_COLUMNS.map((name, i) => ({ name, ...REACHES[i]! }));
    writeFileSync(join(folder, 'pages.json'), JSON.stringify({ columns, pages: this.#pages }));
    process.stderr.write(`${this.#pages.length} pages written to ${folder}.\n`);
  }
}

/** Dumps at most so many pages of each training set, with the positions of the flagship's folds. */
export async function dumpVictor(folder: string, pages: number): Promise<void> {
  const dump = new BlockDump();
  for await (const sample of studyPages(TRAINING_SETS, pages)) dump.add(sample, positionOf(groupOf(sample)));
  dump.write(folder);
}

/** Dumps our own pages for the trainer's reference. */
export function dumpVictorReference(folder: string): void {
  const dump = new BlockDump();
  for (const sample of fixtureSamples(join(ROOT, 'fixtures/pages'))) dump.add(sample, 0);
  dump.write(folder);
}
