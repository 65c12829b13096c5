import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChosenDataset } from '../choose/choose-datasets.ts';
import { PRINCIPAL } from '../choose/choose-metrics.ts';
import type { ChosenSystem } from '../choose/choose-systems.ts';
import type { BenchOptions } from '../options.ts';
import { readPages } from '../read-pages.ts';
import { type Measured, measure } from '../run-bench.ts';
import { shortDigest } from '../store/short-digest.ts';
import type { Store, TimedPrediction } from '../store/store.ts';
import { comparePages, type DatasetComparison, type PagePair } from './compare-pages.ts';
import { diffMarkdown } from './diff-report.ts';
import { pageView } from './page-view.ts';

/** Measures both systems, writes `diff.md`, `diff.json` and a view of every listed page; returns the Markdown. */
export async function runDiff(a: ChosenSystem, b: ChosenSystem, options: BenchOptions): Promise<string> {
  const metrics = options.metrics === 'default' ? PRINCIPAL : options.metrics;
  const measured = await measure([a, b], { ...options, metrics });
  const comparisons = compareAll(a.label, b.label, measured, options.metrics);
  const views = join(options.out, 'pages');
  rmSync(views, { recursive: true, force: true });
  mkdirSync(views, { recursive: true });
  const listed = new Map<string, Map<string, PagePair>>();
  for (const { dataset, better, worse } of comparisons) {
    const pages = listed.get(dataset) ?? new Map<string, PagePair>();
    for (const pair of [...better.slice(0, options.show), ...worse.slice(0, options.show)]) {
      if (!pages.has(pair.record.id)) pages.set(pair.record.id, pair);
    }
    listed.set(dataset, pages);
  }
  for (const dataset of measured.datasets) {
    await writeViews(dataset, listed.get(dataset.name) ?? new Map(), [a, b], measured.store, views);
  }
  const linkOf = ({ record }: PagePair): string | null =>
    listed.get(record.dataset)?.has(record.id) ? `pages/${viewName(record.dataset, record.id)}` : null;
  const markdown = diffMarkdown([a.label, b.label], comparisons, options.show, linkOf);
  writeFileSync(join(options.out, 'diff.md'), markdown);
  writeFileSync(join(options.out, 'diff.json'), `${JSON.stringify(comparisons, null, 1)}\n`);
  return markdown;
}

/** Compares by every named metric, or else by the first that applies to a dataset. */
function compareAll(
  a: string,
  b: string,
  { datasets, metrics, records }: Measured,
  named: BenchOptions['metrics'],
): readonly DatasetComparison[] {
  return datasets.flatMap(({ name }) => {
    const own = records.filter((record) => record.dataset === name);
    const found: DatasetComparison[] = [];
    for (const metric of metrics) {
      const comparison = comparePages(a, b, name, metric, own);
      if (comparison !== null) found.push(comparison);
      if (found.length > 0 && named === 'default') break;
    }
    return found;
  });
}

async function writeViews(
  dataset: ChosenDataset,
  pages: ReadonlyMap<string, PagePair>,
  [a, b]: readonly [ChosenSystem, ChosenSystem],
  store: Store,
  folder: string,
): Promise<void> {
  if (pages.size === 0) return;
  const [textsA, textsB] = [textsOf(store, dataset, a), textsOf(store, dataset, b)];
  for await (const sample of readPages(dataset.path, new Set(pages.keys()))) {
    const pair = pages.get(sample.id)!;
    const view = pageView(
      sample,
      { label: a.label, ...shown(textsA.get(sample.id), pair.a) },
      { label: b.label, ...shown(textsB.get(sample.id), pair.b) },
    );
    writeFileSync(join(folder, viewName(dataset.name, sample.id)), view);
  }
}

function textsOf(store: Store, dataset: ChosenDataset, system: ChosenSystem): Map<string, TimedPrediction> {
  return new Map(
    store
      .predictions(dataset, system)
      .read()
      .map((row) => [row.id, row]),
  );
}

function shown(prediction: TimedPrediction | undefined, score: number): { text: string; note: string } {
  const error = prediction?.error === undefined ? '' : `, ${prediction.error}`;
  return { text: prediction?.text ?? '', note: `${score.toFixed(3)}${error}` };
}

const UNSAFE = /[^\w.-]+/gu;

/** Ids may contain anything; the digest makes the name unique. */
function viewName(dataset: string, id: string): string {
  return `${dataset}-${id.replace(UNSAFE, '-').slice(0, 60)}-${shortDigest(dataset, id)}.html`;
}
