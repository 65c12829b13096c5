import type { Method, MethodOptions, Page } from 'fovea';
import { methods } from 'fovea/methods';
import { benchmarkOptions, predictWith } from '../../baselines/fovea/fovea-methods.ts';
import type { Sample } from '../../datasets/sample.ts';
import { type Metric, type Scores, scorePage } from '../../metrics/metric.ts';
import { pageOf } from '../../metrics/nodes/gold.ts';
import { metricsNamed } from '../../metrics/registry.ts';
import { SweepStore, type VariantScores } from './sweep-store.ts';

/** A method with some of its options set. */
export interface Variant {
  readonly label: string;
  readonly options: MethodOptions;
}

/** What a sweep over options varies and how it scores. */
export interface OptionSweepPlan {
  readonly method: string;
  readonly variants: readonly Variant[];
  readonly metrics: readonly string[];
}

/** Runs variants of a method over the same pages, each page parsed once. */
export class OptionSweep {
  readonly variants: readonly Variant[];
  readonly #metrics: readonly Metric[];
  readonly #methods: readonly Method[];
  /** By variant and metric. */
  readonly #rows: readonly (readonly Scores[])[][];
  readonly #store: SweepStore | null;

  /** With a folder, scores are kept there, so that an interrupted run continues. */
  constructor(plan: OptionSweepPlan, folder: string | null) {
    const { method, variants, metrics } = plan;
    this.variants = variants;
    this.#metrics = metricsNamed(metrics);
    this.#methods = variants.map(({ options }) => withOptions(methodNamed(method), options));
    this.#rows = variants.map(() => this.#metrics.map(() => []));
    this.#store = folder === null ? null : new SweepStore(folder, plan);
  }

  /** Scores every variant on a page. */
  add(sample: Sample): void {
    const { distinct, ofVariant } = this.#store?.known(sample) ?? this.#measure(sample);
    for (const [v, index] of ofVariant.entries()) {
      for (const [m, row] of distinct[index]!.entries()) {
        if (row !== null) (this.#rows[v]![m] as Scores[]).push(row);
      }
    }
  }

  #measure(sample: Sample): VariantScores {
    const page = pageOf(sample);
    const distinct: (readonly (Scores | null)[])[] = [];
    // Many variants choose the same nodes, and writing and scoring text costs more than choosing.
    const known = new Map<string, number>();
    const ofVariant = this.#methods.map((method) => {
      const key = chosenBy(method, page);
      const index = known.get(key) ?? distinct.length;
      if (index === distinct.length) {
        const prediction = predictWith(method, page, sample.url);
        distinct.push(this.#metrics.map((metric) => scorePage(metric, sample, prediction)));
        known.set(key, index);
      }
      return index;
    });
    const scores = { distinct, ofVariant };
    this.#store?.keep(sample, scores);
    return scores;
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

/** What a method chooses, as a string that is equal for equal choices. */
function chosenBy(method: Method, page: Page): string {
  const defaults = Object.fromEntries(method.parameters.map((one) => [one.name, one.default]));
  try {
    const { roots, removed, ranges, empty } = method.select(page, {
      options: { ...defaults, ...benchmarkOptions(method) },
    });
    return JSON.stringify([roots, removed, ranges, empty]);
  } catch (error) {
    return String(error);
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
