import type { ChosenSystem } from '../bench/choose/choose-systems.ts';
import type { BenchOptions } from '../bench/options.ts';
import type { PageRecord } from '../bench/result.ts';
import { measure } from '../bench/run-bench.ts';
import { isHeldOut, TRENDS } from '../comparators/boilernet/trends-split.ts';
import { openDataset } from '../datasets/read.ts';

const ENGLISH = 'en';

/** The language of which a published figure of BoilerNet speaks. */
const JAPANESE = 'ja';

/** Pages on which systems that differ in what they know of words are compared. */
export interface WordPages {
  /** English pages of the set of the authors of BoilerNet that `boilernet` has not learned from. */
  readonly heldOut: readonly PageRecord[];
  /** English pages of all other sets. */
  readonly english: readonly PageRecord[];
  /** Japanese pages of all sets. */
  readonly japanese: readonly PageRecord[];
}

/** Measures systems on English pages and on Japanese ones. */
export async function measureWords(
  systems: readonly ChosenSystem[],
  options: BenchOptions,
): Promise<WordPages> {
  const pagesIn = async (lang: string): Promise<readonly PageRecord[]> =>
    (await measure(systems, { ...options, languages: [lang] })).records;
  const trends = await measure(systems, { ...options, datasets: [TRENDS], pages: null, pagesPerLanguage: 0 });
  const heldOut = await heldOutIds();
  return {
    heldOut: trends.records.filter(({ id }) => heldOut.has(id)),
    english: (await pagesIn(ENGLISH)).filter(({ dataset }) => dataset !== TRENDS),
    japanese: await pagesIn(JAPANESE),
  };
}

async function heldOutIds(): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for await (const sample of openDataset(TRENDS)) if (isHeldOut(sample)) ids.add(sample.id);
  return ids;
}
