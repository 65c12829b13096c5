import { DEFAULT_METHOD, type Method } from 'fovea';
import { methods } from 'fovea/methods';
import { comparatorDigest } from '../baselines/fovea/comparator-extractors.ts';
import { foveaVersion, predictWith } from '../baselines/fovea/fovea-methods.ts';
import { type MethodVariant, variantName } from '../baselines/fovea/method-variant.ts';
import type { Comparator } from '../comparators/comparator.ts';
import { whyUnusable } from '../comparators/model-files.ts';
import { comparators } from '../comparators/registry.ts';
import type { Sample } from '../datasets/sample.ts';
import type { Splittable } from '../datasets/split.ts';
import { scorePage } from '../metrics/metric.ts';
import { pageOf } from '../metrics/nodes/gold.ts';
import { metricsNamed } from '../metrics/registry.ts';
import { renderedPages, spiderPages } from '../papers/layout/rendered-pages.ts';
import type { Ledger } from '../perf/report/ledger.ts';
import { crossFitted, foldsDigest } from '../train/cross-fit.ts';

/** What a system did on a page with layout. */
export interface LayoutScore {
  readonly system: string;
  readonly dataset: string;
  readonly lang: string;
  readonly f1: number;
  /** CPU milliseconds of the choice and of the text, with the page already read. */
  readonly ms: number;
}

/** Datasets whose pages are rendered: that of the TabNet experiments, and one in other languages. */
const RENDERED: readonly string[] = ['google-trends-2017', 'magic-html', 'fundus-tests'];

/** Where results are kept: with a row of the table that was not there yet, or that changed, all pages are measured anew. */
export function layoutPart(rows: readonly { readonly name: string }[] = systemsFor()): string {
  return [
    'layout',
    foveaVersion(),
    foldsDigest(),
    ...layoutComparators().map(comparatorDigest),
    ...rows.map(({ name }) => name),
  ].join(' ');
}

/** The largest number of pages of a dataset: whose boxes were recorded, and which are rendered here. */
export interface LayoutPages {
  readonly recorded: number;
  readonly rendered: number;
}

/** Measures systems on pages with layout; a page that is in the ledger is not measured again. */
export async function measureLayoutSystems(
  ledger: Ledger,
  { recorded, rendered }: LayoutPages,
): Promise<void> {
  const part = layoutPart();
  const isKnown = ({ dataset, id }: { dataset: string; id: string }): boolean =>
    ledger.has(part, `${dataset}/${id}`);
  const take = (sample: Sample): Promise<void> =>
    ledger.take(part, `${sample.dataset}/${sample.id}`, async () => scoresOf(sample));
  for await (const sample of spiderPages(recorded, isKnown)) await take(sample);
  for await (const sample of renderedPages({ datasets: RENDERED, pages: rendered, isKnown }))
    await take(sample);
}

/** Has all pages with layout measured again. */
export function forgetLayout(ledger: Ledger): void {
  ledger.forget(layoutPart());
}

/** The measured pages with layout. */
export function layoutScores(ledger: Ledger): readonly LayoutScore[] {
  return ledger.rows<LayoutScore>(layoutPart());
}

/** Comparators that need layout and have their weights. */
function layoutComparators(): readonly Comparator[] {
  return comparators().filter(
    (comparator) => comparator.method.needs.includes('layout') && whyUnusable(comparator) === null,
  );
}

/** A row of the table. */
interface NamedVariant extends MethodVariant {
  readonly name: string;
}

/** A page of no site, for the names of the rows. */
const ANY_PAGE: Splittable = { id: '', dataset: '', site: null, lang: null };

/** These, what core has of the kind, and the default method, with the weights that have not seen the site of a page. */
function systemsFor(page: Splittable = ANY_PAGE): readonly NamedVariant[] {
  const own = methods().filter(({ name }) => name === 'gce' || name === 'layout-analysis');
  return [
    { name: `fovea:${DEFAULT_METHOD}`, method: crossFitted(page), options: {} },
    ...own.flatMap(readings),
    ...layoutComparators().flatMap(({ method, forSample }) => readings(forSample?.(page) ?? method)),
  ];
}

/** A method, and, where its paper does not say how many elements become one result, with only those that hang together. */
export function readings(method: Method): readonly NamedVariant[] {
  const isOpen = method.parameters.some(({ name }) => name === 'largestComponent');
  return [{}, ...(isOpen ? [{ largestComponent: true }] : [])].map((options) => ({
    name: variantName(method.name, options),
    method,
    options,
  }));
}

function scoresOf(sample: Sample): readonly LayoutScore[] {
  const [metric] = metricsNamed(['lcs-token']);
  const page = pageOf(sample);
  return systemsFor(sample).map(({ name, method, options }) => {
    const start = process.cpuUsage();
    const prediction = predictWith(method, page, sample.url, options);
    const { user, system } = process.cpuUsage(start);
    return {
      system: name,
      dataset: sample.dataset,
      lang: sample.lang ?? 'und',
      f1: scorePage(metric!, sample, prediction)?.['f1'] ?? 0,
      ms: (user + system) / 1000,
    };
  });
}
