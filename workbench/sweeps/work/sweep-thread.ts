import { parentPort, workerData } from 'node:worker_threads';
import { measureNamed } from '../measures/registry.ts';
import { CaseRunner } from './case-runner.ts';
import type { ConstantJob, SweepJob, SweepMessage } from './sweep-job.ts';
import { Watch } from './watch.ts';

const { measure, build, plain, cases, values } = workerData as SweepJob;
const say = (message: SweepMessage): void => parentPort!.postMessage(message);

const watch = new Watch();
watch.install();
watch.tryValues(values);
const core: unknown = await import(build);
const loaded = watch.take().constants;
const runner = new CaseRunner(measureNamed(measure), cases, watch);
const baseline = runner.runBaseline(core);
runner.checkAgainst(await import(plain));
const jobs = new Promise<readonly ConstantJob[]>((resolve) => {
  parentPort!.once('message', resolve);
});
say({
  baseline,
  candidates: values.map((own, number) => runner.candidatesOf(number, Math.max(1, own.length))),
  remembered: [...new Set([...loaded, ...runner.findRemembered(core)])],
});

// From here on, other values are tried.
watch.tryValues([]);
for (const { number, variants, isAll } of await jobs) {
  const outcomes = [];
  for (const [place, { value, build: own }] of variants.entries()) {
    if (value !== null) watch.set(number, value);
    outcomes.push(runner.runVariant(own === null ? core : await import(own), number, place, isAll));
    watch.reset();
  }
  say({ number, asked: isAll ? cases.length : runner.casesOf(number), outcomes });
}
