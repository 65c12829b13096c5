import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { foveaVersion } from '../../baselines/fovea/fovea-methods.ts';
import { scorerDigest } from '../../bench/paths.ts';
import { JsonLinesFile } from '../../bench/store/json-lines-file.ts';
import type { Sample } from '../../datasets/sample.ts';
import type { Scores } from '../../metrics/metric.ts';
import type { OptionSweepPlan } from './option-sweep.ts';

/** The scores of all variants on a page; those that choose the same share them. */
export interface VariantScores {
  /** By metric; `null` if the metric cannot score the page. */
  readonly distinct: readonly (readonly (Scores | null)[])[];
  /** The index in `distinct` of each variant. */
  readonly ofVariant: readonly number[];
}

interface Row extends VariantScores {
  readonly page: string;
}

/** The scores of earlier runs of the same sweep with the same code, so that an interrupted run continues. */
export class SweepStore {
  readonly #file: JsonLinesFile<Row>;
  readonly #known = new Map<string, VariantScores>();

  constructor(folder: string, plan: OptionSweepPlan) {
    const what = JSON.stringify([plan, foveaVersion(), scorerDigest()]);
    const digest = createHash('sha256').update(what).digest('hex').slice(0, 24);
    this.#file = new JsonLinesFile(join(folder, 'sweeps', `${plan.method}-${digest}.jsonl.gz`));
    for (const row of this.#file.read()) this.#known.set(row.page, row);
  }

  /** What an earlier run found on a page. */
  known(sample: Sample): VariantScores | undefined {
    return this.#known.get(keyOf(sample));
  }

  /** Keeps what this run found. */
  keep(sample: Sample, scores: VariantScores): void {
    this.#file.append([{ page: keyOf(sample), ...scores }]);
  }
}

function keyOf({ dataset, id, meta }: Sample): string {
  return `${dataset} ${id} ${String(meta['viewport'] ?? '')}`;
}
