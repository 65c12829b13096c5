import { join } from 'node:path';
import { comparatorDigest } from '../../baselines/fovea/comparator-extractors.ts';
import { foveaVersion } from '../../baselines/fovea/fovea-methods.ts';
import { CACHE_FOLDER, scorerDigest } from '../../bench/paths.ts';
import { JsonLinesFile } from '../../bench/store/json-lines-file.ts';
import { shortDigest } from '../../bench/store/short-digest.ts';
import { whyUnusable } from '../../comparators/model-files.ts';
import { comparators } from '../../comparators/registry.ts';
import type { Sample } from '../../datasets/sample.ts';
import { foldsDigest } from '../../train/cross-fit.ts';
import { type LayoutRecord, measureLayout } from './measure-layout.ts';
import type { LayoutSystem } from './systems.ts';

/** The measurements of earlier runs with the same code, so that an interrupted run continues. */
export class LayoutStore {
  readonly #file: JsonLinesFile<LayoutRecord>;
  readonly #known = new Map<string, LayoutRecord>();
  readonly #systems: readonly LayoutSystem[];

  constructor(systems: readonly LayoutSystem[], folder: string = CACHE_FOLDER) {
    this.#systems = systems;
    const version = `${foveaVersion()}-${scorerDigest()}-${systemsDigest(systems)}`.replaceAll(
      /[^\w.+-]/gu,
      '-',
    );
    this.#file = new JsonLinesFile(join(folder, 'layout', `${version}.jsonl.gz`));
    for (const record of this.#file.read()) this.#known.set(keyOf(record), record);
  }

  /** What an earlier run measured of a page. */
  known(page: { readonly dataset: string; readonly id: string }): LayoutRecord | undefined {
    return this.#known.get(keyOf(page));
  }

  /** Measures a page and keeps the result. */
  async measure(sample: Sample): Promise<LayoutRecord> {
    const record = await measureLayout(sample, this.#systems);
    this.#file.append([record]);
    return record;
  }
}

/**
 * Records of a run with other systems lack some of these, or have numbers of other weights: which comparators are here, and what
 * they and the default method find, depends on files outside of core.
 */
function systemsDigest(systems: readonly LayoutSystem[]): string {
  const labels = systems.map(({ label }) => label);
  const digests = comparators()
    .filter((comparator) => labels.includes(comparator.method.name) && whyUnusable(comparator) === null)
    .map(comparatorDigest);
  return shortDigest(...labels, ...digests, foldsDigest());
}

function keyOf({ dataset, id }: { readonly dataset: string; readonly id: string }): string {
  return `${dataset} ${id}`;
}
