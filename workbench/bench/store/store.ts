import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Prediction } from '../../metrics/metric.ts';
import type { PageMeasure } from '../result.ts';
import { JsonLinesFile } from './json-lines-file.ts';
import { shortDigest } from './short-digest.ts';

/** A prediction with its cost. */
export interface TimedPrediction extends Prediction {
  readonly ms: number;
}

/** A line of a prediction file. */
export interface PredictionRow extends TimedPrediction {
  readonly id: string;
}

/** A line of a score file; a page may have several, each with other metrics. */
export interface ScoreRow extends PageMeasure {
  readonly id: string;
}

/** The identity of a system in the store. */
export interface StoredSystem {
  readonly name: string;
  readonly version: string;
}

/** The identity of a dataset in the store. */
export interface StoredDataset {
  readonly name: string;
  readonly digest: string;
}

const UNSAFE = /[^\w.@+-]+/gu;
const DIGITS = 12;

/**
 * The results of earlier runs, in files that can be deleted at any time: predictions by system version and dataset
 * digest, scores by the digest of the scoring code as well.
 */
export class Store {
  readonly #folder: string;
  readonly #scorer: string;

  constructor(folder: string, scorer: string) {
    this.#folder = folder;
    this.#scorer = scorer;
  }

  /** The file with the predictions of a system on a dataset. */
  predictions(dataset: StoredDataset, system: StoredSystem): JsonLinesFile<PredictionRow> {
    return new JsonLinesFile(
      join(this.#folder, 'predictions', datasetFolder(dataset), `${fileName(system)}.jsonl.gz`),
    );
  }

  /** The file with the scores of those predictions. */
  scores(dataset: StoredDataset, system: StoredSystem): JsonLinesFile<ScoreRow> {
    const folder = join(this.#folder, 'scores', datasetFolder(dataset), this.#scorer);
    return new JsonLinesFile(join(folder, `${fileName(system)}.jsonl.gz`));
  }

  /** Deletes the results of a system on a dataset. */
  forget(dataset: StoredDataset, system: StoredSystem): void {
    rmSync(this.predictions(dataset, system).path, { force: true });
    rmSync(this.scores(dataset, system).path, { force: true });
  }
}

function datasetFolder({ name, digest }: StoredDataset): string {
  return `${name}-${digest.slice(0, DIGITS)}`;
}

/** A readable name that is different for any two versions. */
function fileName({ name, version }: StoredSystem): string {
  const readable = `${name}@${version}`.replace(UNSAFE, '-').slice(0, 80);
  return `${readable}-${shortDigest(name, version)}`;
}
