import { createHash } from 'node:crypto';
import { choosePages } from '../bench/choose/choose-pages.ts';
import { readPages } from '../bench/read-pages.ts';
import { datasetFiles } from '../datasets/files.ts';
import { openDataset } from '../datasets/read.ts';
import type { Sample } from '../datasets/sample.ts';
import type { PinnedSample } from './floors.ts';

/**
 * Pages per dataset: most from the dataset with all page types, and enough German, Chinese, Japanese, Thai and mixed ones
 * that a method that only works in English cannot pass. Datasets whose gold is the output of a tool are left out.
 */
const QUOTAS: Readonly<Record<string, number>> = {
  cleaneval: 12,
  dragnet: 16,
  'fundus-tests': 14,
  'google-trends-2017': 10,
  'haruki-ja-th-zh': 12,
  'magic-html': 14,
  'michelle-zh': 8,
  'msv-big9-chaos': 10,
  'trafilatura-eval': 16,
  wcxb: 36,
  'xmu-zh': 10,
};

const DIGITS = 16;

/** The name of a page in the pinned sample. */
export function idDigest({ dataset, id }: Pick<Sample, 'dataset' | 'id'>): string {
  return createHash('sha256').update(`${dataset}\n${id}`).digest('hex').slice(0, DIGITS);
}

/** Changes with every part of a page on which a number of the gate depends. */
export function contentDigest({ html, url, gold_text, gold_nodes, snippets, meta }: Sample): string {
  const gold = JSON.stringify([url, gold_text, gold_nodes ?? null, snippets ?? null, meta]);
  return createHash('sha256').update(html).update('\0').update(gold).digest('hex').slice(0, DIGITS);
}

/** Chooses and pins the pages; the same pages for the same data. */
export async function pinSample(folder: string): Promise<PinnedSample> {
  const files = await datasetFiles(folder);
  const sample: Record<string, Record<string, string>> = {};
  for (const [dataset, count] of Object.entries(QUOTAS)) {
    if (!files.has(dataset))
      throw new Error(`The gate wants the dataset ${dataset}, which is not in FOVEA_DATA.`);
    const digests: { id: string; content: string }[] = [];
    for await (const page of openDataset(dataset, folder)) {
      digests.push({ id: page.id, content: contentDigest(page) });
    }
    sample[dataset] = Object.fromEntries(
      choosePages(dataset, digests, count).map(({ id, content }) => [idDigest({ dataset, id }), content]),
    );
  }
  return sample;
}

/** The pinned pages of a dataset. Throws if one is missing or is not the page that was pinned. */
export async function readPinned(
  dataset: string,
  path: string,
  pinned: Readonly<Record<string, string>>,
): Promise<readonly Sample[]> {
  const wanted = {
    size: Object.keys(pinned).length,
    has: (id: string): boolean => idDigest({ dataset, id }) in pinned,
  };
  const pages: Sample[] = [];
  for await (const page of readPages(path, wanted)) {
    if (contentDigest(page) !== pinned[idDigest({ dataset, id: page.id })]) {
      throw new Error(`${dataset}/${page.id} is not the page that the gate was pinned to.`);
    }
    pages.push(page);
  }
  if (pages.length === wanted.size) return pages;
  throw new Error(`${dataset} lacks ${wanted.size - pages.length} of the ${wanted.size} pages of the gate.`);
}
