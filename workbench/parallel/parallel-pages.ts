import { createHash } from 'node:crypto';
import { datasetFile, linesOf } from '../datasets/files.ts';

/** The dataset with the same pages in many languages, tag by tag. */
export const PARALLEL_DATASET = 'prism-break';

/** A page in one of its languages. */
export interface ParallelPage {
  readonly locale: string;
  readonly html: string;
  readonly url: string | null;
}

/** The pages of the dataset, each in all of its languages. */
export interface ParallelPages {
  readonly pages: readonly (readonly ParallelPage[])[];
  readonly locales: readonly string[];
  /** Changes with the pages. */
  readonly digest: string;
}

const DIGITS = 16;

/** Reads all of them: they are small. */
export async function readParallelPages(folder?: string): Promise<ParallelPages> {
  const byKey = new Map<string, ParallelPage[]>();
  const hash = createHash('sha256');
  for await (const { text } of linesOf(await datasetFile(PARALLEL_DATASET, folder))) {
    const { parallel, locale, html, url } = JSON.parse(text) as ParallelPage & { readonly parallel: string };
    const versions = byKey.get(parallel) ?? [];
    byKey.set(parallel, versions);
    versions.push({ locale, html, url });
    hash.update(`${parallel}\n${locale}\n${html}\0`);
  }
  const pages = [...byKey.values()];
  return {
    pages,
    locales: [...new Set(pages.flat().map(({ locale }) => locale))].sort(),
    digest: hash.digest('hex').slice(0, DIGITS),
  };
}
