import { type Method, type MethodOptions, methods, parsePage } from 'fovea';
import { predictWith } from '../../baselines/fovea/fovea-methods.ts';
import type { Sample } from '../../datasets/sample.ts';
import { type Metric, type Scores, scorePage } from '../../metrics/metric.ts';
import { usePage } from '../../metrics/nodes/gold.ts';
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
    const page = parsePage(sample.html);
    usePage(sample, page);
    for (const [v, method] of this.#methods.entries()) {
      const prediction = predictWith(method, page, sample.url);
      for (const [m, metric] of this.#metrics.entries()) {
        const row = scorePage(metric, sample, prediction);
        if (row !== null) (this.#rows[v]![m] as Scores[]).push(row);
      }
    }
  }

  /** The numbers of a variant by a metric over the pages so far. */
  scores(variant: number, metric: string): Scores {
    const at = this.#metrics.findIndex(({ name }) => name === metric);
    return this.#metrics[at]!.aggregate(this.#rows[variant]![at]!);
  }

  /** Pages that a metric could score. */
  pages(metric: string): number {
    const at = this.#metrics.findIndex(({ name }) => name === metric);
    return this.#rows[0]?.[at]?.length ?? 0;
  }
}

/** The method with options of its own, whatever the caller gives. */
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
