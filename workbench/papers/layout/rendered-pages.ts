import { openRenderer } from '@fovea/render';
import type { PageSnapshot, Size } from 'fovea';
import { pageFromSnapshot } from 'fovea/page';
import { chooseDatasets } from '../../bench/choose/choose-datasets.ts';
import { choosePages } from '../../bench/choose/choose-pages.ts';
import { CACHE_FOLDER } from '../../bench/paths.ts';
import { Progress } from '../../bench/progress.ts';
import { readPages } from '../../bench/read-pages.ts';
import type { Sample } from '../../datasets/sample.ts';
import { openSpiderLayout } from '../../datasets/spider-layout.ts';
import { spiderSample } from '../../datasets/spider-page.ts';
import { usePage } from '../../metrics/nodes/gold.ts';
import { snapshotOf } from './snapshots.ts';

/** The window of the GCE papers. */
const PAPER_VIEWPORT: Size = { width: 1920, height: 1080 };

/** What to render. */
export interface RenderedSet {
  readonly datasets: readonly string[];
  /** Maximum number per dataset, always the same pages; `null` for all. */
  readonly pages: number | null;
  readonly viewports?: readonly Size[];
  /** Pages to leave out, because nothing about them is missing. */
  readonly isKnown?: PageTest;
}

/** A question about a page of a dataset. */
export type PageTest = (page: { readonly dataset: string; readonly id: string }) => boolean;

/**
 * Pages of datasets as a browser shows them, with layout attached; scripts and network are off, so external style sheets
 * and images are missing. Snapshots are kept, so a page is rendered once. A page that cannot be rendered is left out, with
 * a message on stderr.
 */
export async function* renderedPages({
  datasets,
  pages,
  viewports = [PAPER_VIEWPORT],
  isKnown = () => false,
}: RenderedSet): AsyncGenerator<Sample> {
  const chosen = (await chooseDatasets({ datasets, pages }, CACHE_FOLDER))
    .map((set) => ({ ...set, pages: set.pages.filter(({ id }) => !isKnown({ dataset: set.name, id })) }))
    .filter((set) => set.pages.length > 0);
  const progress = new Progress(chosen.reduce((sum, set) => sum + set.pages.length * viewports.length, 0));
  const renderer = openRenderer({ pages: 1 });
  try {
    for (const { name, path, pages: entries } of chosen) {
      for await (const sample of readPages(path, new Set(entries.map(({ id }) => id)))) {
        for (const viewport of viewports) {
          const snapshot = await snapshotOf(renderer, sample, viewport);
          progress.step(name);
          if (snapshot !== null) yield withSnapshot(sample, snapshot, viewport);
        }
      }
    }
  } finally {
    progress.stop();
    await renderer.close();
  }
}

/** Pages of `spider-layout` that have a gold text: at most this many, always the same ones. */
export async function* spiderPages(
  pages: number | null,
  isKnown: PageTest = () => false,
): AsyncGenerator<Sample> {
  const ids: { readonly id: string }[] = [];
  for await (const { id, gold_text } of openSpiderLayout()) if (gold_text !== '') ids.push({ id });
  const dataset = 'spider-layout';
  const missing = choosePages(dataset, ids, pages).filter(({ id }) => !isKnown({ dataset, id }));
  const chosen = new Set(missing.map(({ id }) => id));
  for await (const layout of openSpiderLayout()) if (chosen.has(layout.id)) yield spiderSample(layout);
}

/** Node labels have the ids of the source's tree, not of the rendered one, so the gold is the text. */
function withSnapshot(sample: Sample, snapshot: PageSnapshot, viewport: Size): Sample {
  const rendered: Sample = {
    ...sample,
    gold_nodes: null,
    meta: { ...sample.meta, viewport: `${viewport.width}×${viewport.height}` },
  };
  usePage(rendered, pageFromSnapshot(snapshot, sample.url === null ? {} : { url: sample.url }));
  return rendered;
}
