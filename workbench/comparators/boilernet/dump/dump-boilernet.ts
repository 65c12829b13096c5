import { join } from 'node:path';
import { ROOT } from '../../../baselines/root.ts';
import { openDataset } from '../../../datasets/read.ts';
import { groupOf, positionOf } from '../../../datasets/split.ts';
import { fixtureSamples } from '../../../train/reference/fixture-samples.ts';
import { studyPages } from '../../../train/studies/study-pages.ts';
import { modelFile } from '../../model-files.ts';
import { TRAINING_SETS } from '../../training-sets.ts';
import { hashedVocabulary, readVocabulary, VOCABULARY_FILES } from '../vocabulary.ts';
import { LeafDump } from './leaf-dump.ts';

/** The set on which the authors train and validate. */
const TRENDS = 'google-trends-2017';

/** Columns for hashed words and tags: as few as let five small networks be committed. */
const WORD_BUCKETS = 512;
const TAG_BUCKETS = 128;

/** Dumps the pages of the authors with their own vocabulary. */
export async function dumpTrends(folder: string): Promise<void> {
  const [words, tags] = VOCABULARY_FILES.map(modelFile);
  const dump = new LeafDump(readVocabulary(words!, tags!));
  for await (const sample of openDataset(TRENDS)) {
    // Many of these pages have no known site, and are of different ones.
    dump.add(sample, positionOf(sample.site ?? `${TRENDS}/${sample.id}`));
  }
  finish(dump, folder);
}

/** Dumps at most so many pages of each training set, with hashed words and the positions of the flagship's folds. */
export async function dumpHashed(folder: string, pages: number): Promise<void> {
  const dump = new LeafDump(hashedVocabulary(WORD_BUCKETS, TAG_BUCKETS));
  for await (const sample of studyPages(TRAINING_SETS, pages)) dump.add(sample, positionOf(groupOf(sample)));
  finish(dump, folder);
}

/** Dumps our own pages for the trainer's reference, with hashed words. */
export function dumpReference(folder: string): void {
  const dump = new LeafDump(hashedVocabulary(WORD_BUCKETS, TAG_BUCKETS));
  for (const sample of fixtureSamples(join(ROOT, 'fixtures/pages'))) dump.add(sample, 0);
  finish(dump, folder);
}

function finish(dump: LeafDump, folder: string): void {
  dump.write(folder);
  process.stderr.write(`${dump.pages} pages written to ${folder}.\n`);
}
