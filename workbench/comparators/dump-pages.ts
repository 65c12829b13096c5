import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../baselines/root.ts';
import type { Sample } from '../datasets/sample.ts';
import { groupOf, positionOf } from '../datasets/split.ts';
import type { Column } from '../train/dump/columns.ts';
import { fixtureSamples } from '../train/reference/fixture-samples.ts';
import { studyPages } from '../train/studies/study-pages.ts';
import { TRAINING_SETS } from './training-sets.ts';

/** Larger pages are left out of training: they are few, and would be a large part of all blocks. @cap */
export const MAX_BLOCKS = 3000;

/** What the trainer of a comparator learns from: columns of numbers, and the pages that they are of. */
export interface PageDump {
  /** Adds a page. `position` is the place of its site in [0, 1), which determines the fold. */
  add(sample: Sample, position: number): void;
  write(folder: string): void;
}

/** What a trainer knows about a page besides its numbers. */
export interface DumpedPage {
  readonly id: string;
  readonly dataset: string;
  readonly lang: string | null;
  readonly position: number;
  readonly blocks: number;
}

/** Describes a page for the trainer. */
export function dumpedPage({ id, dataset, lang }: Sample, position: number, blocks: number): DumpedPage {
  return { id, dataset, lang, position, blocks };
}

/** Writes the columns of a dump, and a description of them with the pages. */
export function writeDump(
  folder: string,
  columns: Readonly<Record<string, Column>>,
  info: { readonly columns: object; readonly pages: readonly DumpedPage[] },
): void {
  for (const [name, column] of Object.entries(columns)) column.write(folder, name);
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(info));
  process.stderr.write(`${info.pages.length} pages written to ${folder}.\n`);
}

/** Dumps at most so many pages of each training set, with the positions of the flagship's folds. */
export async function dumpTrainingPages(dump: PageDump, folder: string, pages: number): Promise<void> {
  for await (const sample of studyPages(TRAINING_SETS, pages)) dump.add(sample, positionOf(groupOf(sample)));
  dump.write(folder);
}

/** Dumps our own pages for the trainer's reference. */
export function dumpReferencePages(dump: PageDump, folder: string): void {
  for (const sample of fixtureSamples(join(ROOT, 'fixtures/pages'))) dump.add(sample, 0);
  dump.write(folder);
}
