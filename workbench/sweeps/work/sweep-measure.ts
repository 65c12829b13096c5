import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { codeDigest } from '../../baselines/code-digest.ts';
import { ROOT } from '../../baselines/root.ts';
import type { Scores } from '../../metrics/metric.ts';
import type { SweptConstant } from '../constants/read-constants.ts';
import type { Measure } from '../measures/measure.ts';
import { buildVariant } from '../variants/build-variant.ts';
import { labelOf, scaledValues } from '../variants/scale-value.ts';
import type { ConstantSweep, MeasureSweep } from './measure-sweep.ts';
import { OutcomeStore, outcomeDigest } from './outcome-store.ts';
import { planConstants } from './plan-constants.ts';
import { startThread } from './start-thread.ts';
import type { BaselineMessage, ConstantMessage, SweepJob } from './sweep-job.ts';
import { SweepProgress } from './sweep-progress.ts';

const FOLDER = join(ROOT, '.cache/sweeps');
const PLAIN = 'plain.mjs';
const SCORERS = ['../measures', '../../metrics'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** How a measure is run. */
export interface MeasureOptions {
  readonly pages: number;
  readonly jobs: number;
  /** Constants that more cases can tell about are left out. */
  readonly maxCandidates: number;
}

/**
 * Sweeps constants by a measure: every thread has some of the cases. The outcome is stored after each constant, so that
 * an interrupted run continues, unless the code or the cases have changed.
 */
export async function sweepMeasure(
  measure: Measure,
  constants: readonly SweptConstant[],
  { pages, jobs, maxCandidates }: MeasureOptions,
): Promise<MeasureSweep> {
  const folder = join(FOLDER, measure.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const plain = join(folder, PLAIN);
  await buildVariant(measure.exported, [], null, plain);
  const cases = await measure.cases(pages);
  const digest = outcomeDigest(plain, cases, codeDigest(SCORERS));
  const store = new OutcomeStore(join(FOLDER, `${measure.name}-${digest}.jsonl`));
  const left = constants.filter(({ id }) => !store.has(id));
  if (left.length > 0) {
    await runThreads(measure, constants, left, cases, { jobs, maxCandidates, folder }, store);
  }
  return {
    measure,
    baseline: store.baseline,
    constants: constants.flatMap((constant) => store.sweepOf(constant) ?? []),
  };
}

async function runThreads(
  measure: Measure,
  constants: readonly SweptConstant[],
  left: readonly SweptConstant[],
  cases: readonly unknown[],
  { jobs: threads, maxCandidates, folder }: { jobs: number; maxCandidates: number; folder: string },
  store: OutcomeStore,
): Promise<void> {
  const build = join(folder, 'watched.mjs');
  await buildVariant(measure.exported, constants, null, build);
  const values = constants.map(({ text }) => scaledValues(text).flatMap(({ number }) => number ?? []));
  const shares = Array.from({ length: threads }, (_, thread) =>
    [...cases.keys()].filter((at) => at % threads === thread),
  );
  const progress = new SweepProgress(measure.name, cases.length, left.length);
  const parts = left.map((): (ConstantMessage | null)[] => shares.map(() => null));
  const hear = (thread: number, message: ConstantMessage): void => {
    const at = left.indexOf(constants[message.number]!);
    parts[at]![thread] = message;
    if (parts[at]!.includes(null)) return;
    store.add(merged(left[at]!, parts[at] as ConstantMessage[], shares));
    progress.step(left[at]!.id, parts[at] as ConstantMessage[]);
  };
  const running = shares.map((places, thread) => {
    const job: SweepJob = {
      measure: measure.name,
      build: pathToFileURL(build).href,
      plain: pathToFileURL(join(folder, PLAIN)).href,
      cases: places.map((at) => cases[at]),
      values,
    };
    return startThread(job, (message) => hear(thread, message));
  });
  const first = await Promise.all(running.map(({ baseline }) => baseline));
  store.setBaseline(mergedBaseline(first, shares));
  const remembered = new Set(first.flatMap((message) => message.remembered));
  const isBroad = (constant: SweptConstant): boolean =>
    candidatesOf(constants.indexOf(constant), first, remembered, cases.length) > maxCandidates;
  for (const constant of left.filter(isBroad)) store.addBroad(constant);
  const narrow = left.filter((constant) => !isBroad(constant));
  progress.leaveOut(left.length - narrow.length);
  const planned = await planConstants(measure, constants, narrow, remembered, folder);
  await Promise.all(running.map(({ run }) => run(planned)));
}

/** How many cases other values of a constant may change: all where it is remembered. */
function candidatesOf(
  number: number,
  first: readonly BaselineMessage[],
  remembered: ReadonlySet<number>,
  all: number,
): number {
  return remembered.has(number) ? all : first.reduce((sum, { candidates }) => sum + candidates[number]!, 0);
}

function mergedBaseline(
  messages: readonly BaselineMessage[],
  shares: readonly (readonly number[])[],
): readonly Scores[] {
  const baseline: Scores[] = [];
  for (const [thread, places] of shares.entries()) {
    for (const [at, place] of places.entries()) baseline[place] = messages[thread]!.baseline[at]!;
  }
  return baseline;
}

/** Merges the findings of all threads about a constant. */
function merged(
  constant: SweptConstant,
  parts: readonly ConstantMessage[],
  shares: readonly (readonly number[])[],
): ConstantSweep {
  return {
    constant,
    chosen: labelOf(constant.text),
    asked: parts.reduce((sum, { asked }) => sum + asked, 0),
    variants: scaledValues(constant.text).map(({ label }, variant) => ({
      label,
      changed: new Map(
        parts.flatMap(({ outcomes }, thread) =>
          outcomes[variant]!.changed.map(([at, scores]) => [shares[thread]![at]!, scores] as const),
        ),
      ),
    })),
  };
}
