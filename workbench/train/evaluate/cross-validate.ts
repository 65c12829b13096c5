import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ExtractOptions, extract, foveaMethod, type Method, type ModelDirectory, unpackModel } from 'fovea';
import { openDataset } from '../../datasets/read.ts';
import type { Sample } from '../../datasets/sample.ts';
import { foldOf } from '../../datasets/split.ts';
import { type Metric, type Scores, scorePage } from '../../metrics/metric.ts';

/** How many folds the trainer makes. */
export const FOLDS = 5;

/** One page as the network of its fold, which has not seen its site, extracts it. */
export interface PageResult {
  readonly id: string;
  readonly dataset: string;
  readonly lang: string | null;
  readonly type: string | null;
  readonly predictedType: string | null;
  readonly confidence: number | null;
  readonly scores: Readonly<Record<string, Scores>>;
}

/** The methods of all folds, from `fold-0.json` … as `pack.py` writes them. */
export function readFolds(folder: string): readonly Method[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const file = JSON.parse(readFileSync(join(folder, `fold-${fold}.json`), 'utf8')) as {
      directory: ModelDirectory;
      weights: string;
    };
    const model = unpackModel(file.directory, new Uint8Array(Buffer.from(file.weights, 'base64')));
    return foveaMethod(() => model);
  });
}

/** Extracts every page of a dataset with the network that has not seen its site, and scores it. */
export async function* crossValidate(
  dataset: string,
  folds: readonly Method[],
  metrics: readonly Metric[],
  options: ExtractOptions,
): AsyncGenerator<PageResult> {
  for await (const sample of openDataset(dataset)) {
    if (sample.gold_partial) continue;
    yield resultOf(sample, folds[foldOf(sample, FOLDS)]!, metrics, options);
  }
}

function resultOf(
  sample: Sample,
  method: Method,
  metrics: readonly Metric[],
  options: ExtractOptions,
): PageResult {
  const url = sample.url === null ? {} : { url: sample.url };
  const result = extract(sample.html, { ...options, ...url, method, formats: ['text'] });
  const scores: Record<string, Scores> = {};
  for (const metric of metrics) {
    const row = scorePage(metric, sample, { text: result.text });
    if (row !== null) scores[metric.name] = row;
  }
  return {
    id: sample.id,
    dataset: sample.dataset,
    lang: sample.lang,
    type: sample.page_type,
    predictedType: result.pageType,
    confidence: result.confidence,
    scores,
  };
}
