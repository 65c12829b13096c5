import { join } from 'node:path';
import { DatasetError, dataFolder } from '../../datasets/data-folder.ts';
import { datasetFile } from '../../datasets/files.ts';
import type { Manifest } from '../../datasets/manifests/manifest.ts';
import { manifestOf } from '../../datasets/manifests/registry.ts';
import { listDatasets } from '../../datasets/read.ts';
import type { BenchOptions, Choice } from '../options.ts';
import type { DatasetFacts } from '../result.ts';
import { choosePages } from './choose-pages.ts';
import { indexDataset, type PageEntry } from './dataset-index.ts';

/** A dataset with the pages of the run. */
export interface ChosenDataset {
  readonly name: string;
  readonly path: string;
  readonly digest: string;
  readonly pages: readonly PageEntry[];
  readonly facts: DatasetFacts;
}

/** Which pages of which datasets. */
type PageChoice = Pick<BenchOptions, 'datasets' | 'pages' | 'pagesPerLanguage' | 'languages'>;

/** Finds the datasets and their pages; an unknown name throws with the known ones. */
export async function chooseDatasets(
  { datasets, pages, pagesPerLanguage, languages }: PageChoice,
  cacheFolder: string,
): Promise<readonly ChosenDataset[]> {
  const folder = dataFolder();
  const chosen: ChosenDataset[] = [];
  for (const name of pickNames(datasets, await listDatasets(folder))) {
    const path = await datasetFile(name, folder);
    const index = await indexDataset(path, join(cacheFolder, 'datasets', `${name}.json`));
    const whole = index.pages.filter((page) => !page.isPartial);
    const meant = whole.filter(({ lang }) => languages?.includes(lang) ?? true);
    if (meant.length === 0 && languages !== undefined) continue;
    const picked = pickPages(name, meant, pages, pagesPerLanguage ?? 0);
    const partialGold = index.pages.length - whole.length;
    const facts = factsOf(name, index.digest, picked, index.pages.length, partialGold);
    chosen.push({ name, path, digest: index.digest, pages: picked, facts });
  }
  return chosen;
}

/** The sample of a dataset, with further pages of languages that it would have few of; in the order of the file. */
export function pickPages(
  dataset: string,
  pages: readonly PageEntry[],
  count: number | null,
  perLanguage: number,
): readonly PageEntry[] {
  const picked = new Set(choosePages(dataset, pages, count));
  if (perLanguage > 0) {
    for (const lang of new Set(pages.map((page) => page.lang))) {
      const own = pages.filter((page) => page.lang === lang);
      for (const page of choosePages(dataset, own, perLanguage)) picked.add(page);
    }
  }
  return pages.filter((page) => picked.has(page));
}

/** By default the datasets whose gold is the whole content, because their numbers need no caveats. */
export function pickNames(choice: Choice, there: readonly string[]): readonly string[] {
  if (choice === 'all') return there;
  if (choice === 'default') return there.filter((name) => hasFullGold(manifestOf(name)));
  const missing = choice.filter((name) => !there.includes(name));
  if (missing.length === 0) return choice;
  throw new DatasetError(`No dataset ${missing.join(', ')} in FOVEA_DATA. There is: ${there.join(', ')}.`);
}

function hasFullGold(manifest: Manifest | undefined): boolean {
  return manifest !== undefined && manifest.gold !== 'snippets';
}

function factsOf(
  name: string,
  digest: string,
  pages: readonly PageEntry[],
  pagesInFile: number,
  partialGold: number,
): DatasetFacts {
  const manifest = manifestOf(name);
  return {
    name,
    title: manifest?.title ?? name,
    digest,
    state: manifest === undefined ? 'unknown' : manifest.digest === digest ? 'same' : 'differs',
    gold: manifest?.gold ?? null,
    isHeadline: manifest?.headline ?? false,
    caveat: manifest?.caveat ?? null,
    pages: pages.length,
    pagesInFile,
    partialGold,
    languages: countBy(pages, (page) => page.lang),
    pageTypes: countBy(pages, (page) => page.pageType),
  };
}

/** Pages per key, most first. */
function countBy(pages: readonly PageEntry[], key: (page: PageEntry) => string): Record<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) counts.set(key(page), (counts.get(key(page)) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)));
}
