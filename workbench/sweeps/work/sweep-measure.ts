import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ROOT } from '../../baselines/root.ts';
import { Progress } from '../../bench/progress.ts';
import type { Scores } from '../../metrics/metric.ts';
import type { SweptConstant } from '../constants/read-constants.ts';
import type { Measure } from '../measures/measure.ts';
import { buildVariant } from '../variants/build-variant.ts';
import { labelOf, scaledValues } from '../variants/scale-value.ts';
import type { SweepJob, SweepMessage, VariantJob } from './sweep-job.ts';
import { Watch } from './watch.ts';

/** What the values of one constant did. */
export interface ConstantSweep {
  readonly constant: SweptConstant;
  readonly chosen: string;
  readonly variants: readonly SweptVariant[];
}

/** One of them. */
export interface SweptVariant {
  readonly label: string;
  readonly read: number;
  /** New scores by case. */
  readonly changed: ReadonlyMap<number, Scores>;
}

/** A measure with all its constants. */
export interface MeasureSweep {
  readonly measure: Measure;
  /** Scores of the cases with the values of the source. */
  readonly baseline: readonly Scores[];
  readonly constants: readonly ConstantSweep[];
}

/** The built form of `sweep-thread.ts`, also when this file runs from source. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? '../../build/workbench/sweeps/work/sweep-thread.js' : './sweep-thread.js',
  import.meta.url,
);
const BUILDS = join(ROOT, '.cache/sweeps');

interface NamedVariant extends VariantJob {
  readonly label: string;
}

/** Sweeps constants by a measure: every thread has some of the cases. */
export async function sweepMeasure(
  measure: Measure,
  constants: readonly SweptConstant[],
  { pages, jobs }: { readonly pages: number; readonly jobs: number },
): Promise<MeasureSweep> {
  const folder = join(BUILDS, measure.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const build = join(folder, 'as-is.mjs');
  await buildVariant(measure.exported, constants, null, build);
  const cases = await measure.cases(pages);
  const remembered = await findRemembered(measure, cases, build);
  const variants = await buildVariants(measure, constants, remembered, folder);
  const baseline: Scores[] = [];
  const changed = variants.map(() => new Map<number, Scores>());
  const read = variants.map(() => 0);
  const progress = new SharedProgress(measure.name, jobs);
  await Promise.all(
    Array.from({ length: jobs }, async (_, thread) => {
      const places = [...cases.keys()].filter((at) => at % jobs === thread);
      const job: SweepJob = {
        measure: measure.name,
        build: pathToFileURL(build).href,
        cases: places.map((at) => cases[at]),
        variants: variants.map(({ label: _, ...variant }) => variant),
      };
      await runThread(job, (message) => {
        if ('baseline' in message) {
          for (const [at, scores] of message.baseline.entries()) baseline[places[at]!] = scores;
          progress.start(message.runs);
          return;
        }
        const { variant, outcome } = message;
        read[variant]! += outcome.read;
        for (const [at, scores] of outcome.changed) changed[variant]!.set(places[at]!, scores);
        progress.step(constants[variants[variant]!.number]!.id, outcome.read);
      });
    }),
  );
  const swept = constants.map((constant, number) => ({
    constant,
    chosen: labelOf(constant.text),
    variants: [...variants.entries()]
      .filter(([, variant]) => variant.number === number)
      .map(([at, { label }]) => ({ label, read: read[at]!, changed: changed[at]! })),
  }));
  return { measure, baseline, constants: swept };
}

/**
 * Constants that are asked for while the code is loaded, or once for all cases, in what the code then remembers: no value can be
 * slipped to them later. The latter are those that a case asks for when it is run first, and not when it is run again.
 */
async function findRemembered(
  measure: Measure,
  cases: readonly unknown[],
  build: string,
): Promise<ReadonlySet<number>> {
  const watch = new Watch();
  watch.install();
  const core: unknown = await import(pathToFileURL(build).href);
  const remembered = new Set(watch.seen);
  const [first, again] = [seenByCase(measure, cases, core, watch), seenByCase(measure, cases, core, watch)];
  for (const [at, seen] of first.entries()) {
    for (const number of seen) if (!again[at]!.has(number)) remembered.add(number);
  }
  return remembered;
}

function seenByCase(
  measure: Measure,
  cases: readonly unknown[],
  core: unknown,
  watch: Watch,
): readonly ReadonlySet<number>[] {
  return cases.map((given) => {
    watch.seen.clear();
    measure.evaluate(core, given);
    return new Set(watch.seen);
  });
}

async function buildVariants(
  measure: Measure,
  constants: readonly SweptConstant[],
  remembered: ReadonlySet<number>,
  folder: string,
): Promise<readonly NamedVariant[]> {
  const variants: NamedVariant[] = [];
  for (const [number, constant] of constants.entries()) {
    for (const { label, text, number: value } of scaledValues(constant.text)) {
      const isAll = remembered.has(number);
      if (value !== null && !isAll) {
        variants.push({ label, number, value, build: null, isAll });
        continue;
      }
      const path = join(folder, `${variants.length}.mjs`);
      await buildVariant(measure.exported, constants, { constant, text }, path);
      variants.push({ label, number, value: null, build: pathToFileURL(path).href, isAll });
    }
  }
  return variants;
}

function runThread(job: SweepJob, hear: (message: SweepMessage) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, { workerData: job });
    thread.on('message', hear);
    thread.on('error', reject);
    thread.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread ended with ${code}.`))));
  });
}

/** One bar for all threads; how much there is to do is known when each has run its cases once. */
class SharedProgress {
  readonly #name: string;
  #waiting: number;
  #total = 0;
  #done = 0;
  #bar: Progress | null = null;

  constructor(name: string, threads: number) {
    this.#name = name;
    this.#waiting = threads;
  }

  start(runs: number): void {
    this.#total += runs;
    if (--this.#waiting > 0) return;
    this.#bar = new Progress(this.#total);
    this.#bar.step(this.#name, this.#done);
  }

  step(what: string, runs: number): void {
    if (this.#bar === null) this.#done += runs;
    else this.#bar.step(`${this.#name}: ${what}`, runs);
  }
}
