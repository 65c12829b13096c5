import { CACHE_FOLDER } from '../../bench/paths.ts';
import { readPages } from '../../bench/read-pages.ts';
import type { MetricFacts, PageMeasure, PageRecord } from '../../bench/result.ts';
import { Store } from '../../bench/store/store.ts';
import { dataFolder } from '../../datasets/data-folder.ts';
import { datasetFile } from '../../datasets/files.ts';
import type { Results } from '../results/read-results.ts';
import { mergeTexts, type Run } from './merge-texts.ts';

/** A page on which a system did badly, with its texts: never leaves the local report. */
export interface WorstPage {
  readonly record: PageRecord;
  readonly measure: PageMeasure;
  readonly score: number;
  readonly runs: readonly Run[];
}

/** The records of the worst pages of a system, worst first. */
export function worstRecords(
  pages: readonly PageRecord[],
  datasets: ReadonlySet<string>,
  system: string,
  { name, headline }: MetricFacts,
  count: number,
): readonly { readonly record: PageRecord; readonly score: number }[] {
  return pages
    .filter(({ dataset }) => datasets.has(dataset))
    .flatMap((record) => {
      const score = record.systems[system]?.scores[name]?.[headline];
      return score === undefined ? [] : [{ record, score }];
    })
    .toSorted((a, b) => a.score - b.score)
    .slice(0, count);
}

/** The worst pages with gold and output; needs the datasets and the bench's store of predictions. */
export async function worstPages(
  { result, pages }: Results,
  datasets: ReadonlySet<string>,
  system: string,
  metric: MetricFacts,
  count: number,
  cacheFolder: string = CACHE_FOLDER,
): Promise<readonly WorstPage[]> {
  const wanted = worstRecords(pages, datasets, system, metric, count);
  const version = result.systems.find(({ name }) => name === system)?.version ?? '';
  const store = new Store(cacheFolder, result.setting.scorer);
  const found: WorstPage[] = [];
  for (const { name, digest } of result.datasets) {
    const here = new Map(
      wanted.filter(({ record }) => record.dataset === name).map((one) => [one.record.id, one]),
    );
    if (here.size === 0) continue;
    const outputs = new Map(
      store
        .predictions({ name, digest }, { name: system, version })
        .read()
        .map(({ id, text }) => [id, text]),
    );
    for await (const sample of readPages(await datasetFile(name, dataFolder()), new Set(here.keys()))) {
      const { record, score } = here.get(sample.id)!;
      const runs = mergeTexts(sample.gold_text, outputs.get(sample.id) ?? '');
      found.push({ record, measure: record.systems[system]!, score, runs });
    }
  }
  return found.toSorted((a, b) => a.score - b.score);
}
