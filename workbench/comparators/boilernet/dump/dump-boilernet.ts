import { join } from 'node:path';
import { ROOT } from '../../../baselines/root.ts';
import { openDataset } from '../../../datasets/read.ts';
import { groupOf, positionOf } from '../../../datasets/split.ts';
import { fixtureSamples } from '../../../train/reference/fixture-samples.ts';
import { studyPages } from '../../../train/studies/study-pages.ts';
import { modelFile } from '../../model-files.ts';
import { TRAINING_SETS } from '../../training-sets.ts';
import { TRENDS, trendsPosition } from '../trends-split.ts';
import { hashedVocabulary, readVocabulary, VOCABULARY_FILES, type Vocabulary } from '../vocabulary.ts';
import { LeafDump } from './leaf-dump.ts';

/** Columns for hashed words and tags: as few as let five small networks be committed. */
const WORD_BUCKETS = 512;
const TAG_BUCKETS = 128;

/** Dumps the pages of the authors with their own vocabulary. */
export async function dumpTrends(folder: string): Promise<void> {
  const dump = new LeafDump(authorsVocabulary());
  for await (const sample of openDataset(TRENDS)) dump.add(sample, trendsPosition(sample));
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
  dumpFixtures(hashedVocabulary(WORD_BUCKETS, TAG_BUCKETS), folder);
}

/** The same with the vocabulary of the authors, for the network of their size. */
export function dumpOwnReference(folder: string): void {
  dumpFixtures(authorsVocabulary(), folder);
}

function authorsVocabulary(): Vocabulary {
  const [words, tags] = VOCABULARY_FILES.map(modelFile);
  return readVocabulary(words!, tags!);
}

function dumpFixtures(vocabulary: Vocabulary, folder: string): void {
  const dump = new LeafDump(vocabulary);
  for (const sample of fixtureSamples(join(ROOT, 'fixtures/pages'))) dump.add(sample, 0);
  finish(dump, folder);
}

function finish(dump: LeafDump, folder: string): void {
  dump.write(folder);
  process.stderr.write(`${dump.pages} pages written to ${folder}.\n`);
}
