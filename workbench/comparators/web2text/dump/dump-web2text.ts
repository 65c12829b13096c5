import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf } from '@fovea/internal';
import { parsePage } from 'fovea';
import { NO_NODE } from 'fovea/page';
import { ROOT } from '../../../baselines/root.ts';
import type { Sample } from '../../../datasets/sample.ts';
import { groupOf, positionOf } from '../../../datasets/split.ts';
import { Column } from '../../../train/dump/columns.ts';
import { labelsOf } from '../../../train/dump/labels.ts';
import { fixtureSamples } from '../../../train/reference/fixture-samples.ts';
import { studyPages } from '../../../train/studies/study-pages.ts';
import { TRAINING_SETS } from '../../training-sets.ts';
import { BLOCK_COLUMNS, EDGE_COLUMNS, pageFeatures } from '../features.ts';

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

/** The features of the blocks and pairs of many pages, and the labels of the blocks. A page has one pair fewer than blocks. */
class Web2TextDump {
  readonly #pages: PageRow[] = [];
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
    this.#pages.push({
      id: sample.id,
      dataset: sample.dataset,
      lang: sample.lang,
      position,
      blocks: texts.length,
    });
    this.#columns.block.push(blocks);
    this.#columns.edge.push(edges);
    this.#columns.label.push(labels);
  }

  write(folder: string): void {
    for (const [name, column] of Object.entries(this.#columns)) column.write(folder, name);
    const info = { columns: { block: BLOCK_COLUMNS, edge: EDGE_COLUMNS }, pages: this.#pages };
    writeFileSync(join(folder, 'pages.json'), JSON.stringify(info));
    process.stderr.write(`${this.#pages.length} pages written to ${folder}.\n`);
  }
}

/** Dumps at most so many pages of each training set, with the positions of the flagship's folds. */
export async function dumpWeb2Text(folder: string, pages: number): Promise<void> {
  const dump = new Web2TextDump();
  for await (const sample of studyPages(TRAINING_SETS, pages)) dump.add(sample, positionOf(groupOf(sample)));
  dump.write(folder);
}

/** Dumps our own pages for the trainer's reference. */
export function dumpWeb2TextReference(folder: string): void {
  const dump = new Web2TextDump();
  for (const sample of fixtureSamples(join(ROOT, 'fixtures/pages'))) dump.add(sample, 0);
  dump.write(folder);
}
