import { parentPort, workerData } from 'node:worker_threads';
import { measureNamed } from '../measures/registry.ts';
import { CaseRunner } from './case-runner.ts';
import type { SweepJob, SweepMessage } from './sweep-job.ts';
import { Watch } from './watch.ts';

const { measure, build, cases, variants } = workerData as SweepJob;
const say = (message: SweepMessage): void => parentPort!.postMessage(message);

const watch = new Watch();
watch.install();
const core: unknown = await import(build);
const runner = new CaseRunner(measureNamed(measure), cases, watch);
const baseline = runner.runBaseline(core);
const runs = variants.map(({ number, isAll }) => (isAll ? cases.length : runner.casesOf(number)));
say({ baseline, runs: runs.reduce((sum, count) => sum + count, 0) });
for (const [variant, { number, value, build: own, isAll }] of variants.entries()) {
  if (value !== null) watch.set(number, value);
  const outcome = runner.runVariant(own === null ? core : await import(own), number, isAll);
  watch.reset();
  say({ variant, outcome });
}
