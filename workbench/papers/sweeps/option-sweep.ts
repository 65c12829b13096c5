import type { Method, MethodOptions } from 'fovea';
import { methods } from 'fovea/methods';
import { predictWith } from '../../baselines/fovea/fovea-methods.ts';
import type { Sample } from '../../datasets/sample.ts';
import { type Metric, type Scores, scorePage } from '../../metrics/metric.ts';
import { pageOf } from '../../metrics/nodes/gold.ts';
import { metricsNamed } from '../../metrics/registry.ts';

/** A method with some of its options set. */
export interface Variant {
  readonly label: string;
  readonly options: MethodOptions;
}

/** Runs variants of a method over the same pages, each page parsed once. */
export class OptionSweep {
  readonly variants: readonly Variant[];
  readonly #metrics: readonly Metric[];
  readonly #methods: readonly Method[];
  /** By variant and metric. */
  readonly #rows: readonly (readonly Scores[])[][];

  constructor(method: string, variants: readonly Variant[], metrics: readonly string[]) {
    this.variants = variants;
    this.#metrics = metricsNamed(metrics);
    this.#methods = variants.map(({ options }) => withOptions(methodNamed(method), options));
    this.#rows = variants.map(() => this.#metrics.map(() => []));
  }

  /** Scores every variant on a page. */
  add(sample: Sample): void {
    const page = pageOf(sample);
    // Many variants give the same answer, and scoring costs more than extracting.
    const known = new Map<string, readonly (Scores | null)[]>();
    for (const [v, method] of this.#methods.entries()) {
      const prediction = predictWith(method, page, sample.url);
      const key = JSON.stringify([prediction.nodes, prediction.text]);
      const rows = known.get(key) ?? this.#metrics.map((metric) => scorePage(metric, sample, prediction));
      known.set(key, rows);
      for (const [m, row] of rows.entries()) if (row !== null) (this.#rows[v]![m] as Scores[]).push(row);
    }
  }

  /** The numbers of a variant by a metric over the pages so far, or over some of them by their position in the run. */
  scores(variant: number, metric: string, isIncluded: (page: number) => boolean = () => true): Scores {
    const at = this.#metrics.findIndex(({ name }) => name === metric);
    return this.#metrics[at]!.aggregate(this.#rows[variant]![at]!.filter((_, page) => isIncluded(page)));
  }

  /** Pages that a metric could score. */
  pages(metric: string): number {
    const at = this.#metrics.findIndex(({ name }) => name === metric);
    return this.#rows[0]?.[at]?.length ?? 0;
  }
}

/** The method with fixed options, whatever the caller passes. */
export function withOptions(method: Method, options: MethodOptions): Method {
  return {
    ...method,
    select: (page, context) =>
      method.select(page, { ...context, options: { ...context.options, ...options } }),
  };
}

function methodNamed(name: string): Method {
  const found = methods().find((method) => method.name === name);
  if (found === undefined) throw new Error(`Fovea has no method ${name}.`);
  return found;
}
