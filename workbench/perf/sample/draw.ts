import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PagesFile } from '../measure/jobs.ts';
import { dataFiles, readPages } from './read-pages.ts';
import { digestOf, type SamplePage, Sampler } from './sample.ts';

/** The pages of a run, on disk for the child processes. */
export interface Drawn {
  readonly pages: readonly SamplePage[];
  readonly warmUp: readonly SamplePage[];
  /** Identifies the measured pages and the warm-up pages. */
  readonly digest: string;
  readonly datasets: readonly string[];
  readonly pagesFile: string;
  /** Contains only the page of median size, for cold starts. */
  readonly coldFile: string;
  readonly coldPage: SamplePage;
  readonly discard: () => Promise<void>;
}

/** Draws the measured pages and the warm-up pages from one sample, so that they are alike. */
export async function drawPages(folder: string, count: number, warmUpCount: number): Promise<Drawn> {
  const sampler = new Sampler(count + warmUpCount);
  for (const file of await dataFiles(folder)) {
    for await (const page of readPages(folder, file)) sampler.add(page);
  }
  const sample = sampler.finish();
  const pages = sample.slice(0, count);
  const warmUp = sample.slice(count);
  const coldPage = pages.toSorted((a, b) => a.html.length - b.html.length)[pages.length >> 1];
  if (coldPage === undefined) throw new Error('No pages in the folder that FOVEA_DATA names.');
  const place = await mkdtemp(join(tmpdir(), 'fovea-perf-'));
  const write = async (name: string, content: PagesFile): Promise<string> => {
    await writeFile(join(place, name), JSON.stringify(content));
    return join(place, name);
  };
  return {
    pages,
    warmUp,
    digest: digestOf(sample),
    datasets: [...new Set(sample.map((page) => page.id.split('/', 1)[0] ?? ''))].toSorted(),
    pagesFile: await write('pages.json', { warmUp, pages }),
    coldFile: await write('cold.json', { warmUp: [], pages: [coldPage] }),
    coldPage,
    discard: () => rm(place, { recursive: true, force: true }),
  };
}
