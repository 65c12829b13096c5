import { arch, cpus, platform } from 'node:os';
import { isOnPages } from '../baselines/extractor.ts';
import type { Metric } from '../metrics/metric.ts';
import { runFacts, scoreEntry } from './aggregate.ts';
import { type ChosenDataset, chooseDatasets } from './choose/choose-datasets.ts';
import { chooseMetrics } from './choose/choose-metrics.ts';
import type { ChosenSystem } from './choose/choose-systems.ts';
import { measureDataset } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { CACHE_FOLDER, scorerDigest } from './paths.ts';
import { Progress } from './progress.ts';
import { type BenchResult, type BenchSetting, type PageRecord, RESULT_FORM } from './result.ts';
import { runPeer } from './run-peer.ts';
import { Store } from './store/store.ts';
import { PagePool } from './work/page-pool.ts';

/** All pages of a run with their numbers, and what they were measured with. */
export interface Measured {
  readonly datasets: readonly ChosenDataset[];
  readonly systems: readonly ChosenSystem[];
  readonly metrics: readonly Metric[];
  readonly records: readonly PageRecord[];
  readonly store: Store;
  readonly setting: BenchSetting;
}

/** Runs what no earlier run has: peers first, each alone, then all methods and all scores page by page. */
export async function measure(
  systems: readonly ChosenSystem[],
  options: BenchOptions,
  cacheFolder: string = CACHE_FOLDER,
): Promise<Measured> {
  const start = performance.now();
  const metrics = chooseMetrics(options.metrics);
  const scorer = scorerDigest();
  const store = new Store(cacheFolder, scorer);
  const datasets = await chooseDatasets(options, cacheFolder);
  if (!options.useCache) forget(store, datasets, systems);
  const peers = systems.filter(({ extractor, isPast }) => !isOnPages(extractor) && isPast !== true);
  const pages = datasets.reduce((sum, dataset) => sum + dataset.pages.length, 0);
  const progress = new Progress(pages * (peers.length + 1));
  const pool = new PagePool(options.jobs, options.timeoutMs);
  const records: PageRecord[] = [];
  try {
    for (const dataset of datasets) {
      for (const peer of peers) await runPeer(dataset, peer, store, options, progress);
      const bench = { systems, metrics, store, pool, jobs: options.jobs, progress };
      records.push(...(await measureDataset(dataset, bench)));
    }
  } finally {
    progress.stop();
    await pool.close();
  }
  const seconds = (performance.now() - start) / 1000;
  return { datasets, systems, metrics, records, store, setting: settingOf(options, scorer, seconds) };
}

/** Turns pages into the numbers of tables. */
export function resultOf(measured: Measured, notices: readonly string[]): BenchResult {
  const { datasets, systems, metrics, records, setting } = measured;
  const pairs = datasets.flatMap((dataset) => {
    const own = records.filter((record) => record.dataset === dataset.name);
    return systems.map((system) => ({ system: system.label, dataset: dataset.name, own }));
  });
  const scores = pairs.flatMap(({ system, dataset, own }) =>
    metrics.flatMap((metric) => scoreEntry(system, dataset, metric, own) ?? []),
  );
  return {
    form: RESULT_FORM,
    setting,
    metrics: metrics.map(({ name, description, source, headline }) => ({
      name,
      description,
      source,
      headline,
    })),
    datasets: datasets.map(({ facts }) => facts),
    systems: systems.map(({ label, version, extractor }) => {
      return { name: label, kind: extractor.kind, about: extractor.about, version };
    }),
    runs: pairs.map(({ system, dataset, own }) => runFacts(system, dataset, own)),
    scores,
    notices: [...notices, ...datasetNotices(datasets)],
  };
}

function datasetNotices(datasets: readonly ChosenDataset[]): string[] {
  return datasets.flatMap(({ facts: { name, state, partialGold } }) => [
    ...(state === 'differs' ? [`${name} is not the dataset of its manifest: the digests differ.`] : []),
    ...(state === 'unknown' ? [`${name} has no manifest.`] : []),
    ...(partialGold > 0 ? [`${name}: ${partialGold} pages with partial gold are left out.`] : []),
  ]);
}

function forget(store: Store, datasets: readonly ChosenDataset[], systems: readonly ChosenSystem[]): void {
  for (const dataset of datasets) {
    for (const system of systems) if (system.isPast !== true) store.forget(dataset, system);
  }
}

function settingOf(options: BenchOptions, scorer: string, seconds: number): BenchSetting {
  const cores = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    machine: `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown CPU'}, ${platform()} ${arch()}`,
    jobs: options.jobs,
    timeoutMs: options.timeoutMs,
    pagesPerDataset: options.pages,
    ...(options.pagesPerLanguage ? { pagesPerLanguage: options.pagesPerLanguage } : {}),
    scorer,
    seconds: Math.round(seconds),
  };
}
