import type { BenchResult, DatasetFacts, MetricFacts, PageRecord } from '../../bench/result.ts';
import type { Metric } from '../../metrics/metric.ts';
import { metricsNamed } from '../../metrics/registry.ts';
import { bootstrap, type Interval } from '../../metrics/statistics/bootstrap.ts';
import { SLOTS } from '../svg/theme.ts';
import type { Cost, Findings, RankedSystem, Slice, SliceValue } from './findings.ts';
import { groupBy } from './group-by.ts';
import { languageName } from './names.ts';
import { smallLanguages } from './small-languages.ts';

/** What to report. */
export interface Question {
  /** Name of the metric; by default the first of the run that most datasets have. */
  readonly metric: string | null;
  /** Highlighted systems, in order; by default Fovea's default method and the best of the others. */
  readonly highlight: readonly string[];
  /** The first highlighted system if none is named. */
  readonly ours: string;
  readonly costs: ReadonlyMap<string, Cost>;
}

/** Minimum number of pages for a mean to say anything; languages with fewer are reported as pages won and lost. */
export const MIN_PAGES = 10;
/** Number of highlighted systems by default, as many as can be distinguished at a glance. */
const HIGHLIGHTS = 5;
/** Slices have many intervals; this many resamples give two reliable digits. */
const RESAMPLES = 400;
/** Half the width of a 95 % interval in standard deviations. */
const Z95 = 1.96;
const DEFAULT_METRIC = 'lcs-token';

/** Reduces the results to what the report shows. */
export function find(result: BenchResult, pages: readonly PageRecord[], question: Question): Findings {
  const metric = metricOf(result, question.metric);
  const counted = countedDatasets(result, metric.name);
  const names = new Set(counted.map(({ name }) => name));
  const countedPages = pages.filter(({ dataset }) => names.has(dataset));
  const systems = rank(result, countedPages, metric, counted, question);
  const order = systems.map(({ name }) => name);
  const rules = metricsNamed([metric.name])[0]!;
  const forLanguages = datasetsForLanguages(result, metric.name);
  const languageNames = new Set(forLanguages.map(({ name }) => name));
  const languagePages = pages.filter(({ dataset }) => languageNames.has(dataset));
  const byLanguage = slicesOf(languagePages, order, rules, (page) => page.lang);
  const chosen = systems.filter(({ slot }) => slot !== null).toSorted((a, b) => a.slot! - b.slot!);
  return {
    setting: result.setting,
    metric,
    systems,
    datasets: datasetSlices(result, metric).toSorted(
      (a, b) => Number(names.has(b.key)) - Number(names.has(a.key)),
    ),
    counted,
    forLanguages,
    allDatasets: result.datasets,
    languages: byLanguage
      .filter(({ key, pages: count }) => count >= MIN_PAGES && key !== 'und')
      .map((slice) => ({ ...slice, label: languageName(slice.key) })),
    smallLanguages: smallLanguages(
      languagePages,
      metric,
      chosen.map(({ name }) => name),
      MIN_PAGES,
    ),
    pageTypes: slicesOf(countedPages, order, rules, (page) => page.pageType),
    notices: result.notices,
  };
}

function metricOf(result: BenchResult, wanted: string | null): MetricFacts {
  const name = wanted ?? DEFAULT_METRIC;
  const found =
    result.metrics.find((metric) => metric.name === name) ??
    (wanted === null ? result.metrics[0] : undefined);
  if (found !== undefined) return found;
  throw new Error(
    `These results have no metric '${name}', only ${result.metrics.map((m) => m.name).join(', ')}.`,
  );
}

/** The datasets whose numbers may represent accuracy; all of them if a run has none. */
function countedDatasets(result: BenchResult, metric: string): readonly DatasetFacts[] {
  const there = scoredDatasets(result, metric);
  const headline = there.filter(({ isHeadline }) => isHeadline);
  return headline.length > 0 ? headline : there;
}

function scoredDatasets(result: BenchResult, metric: string): readonly DatasetFacts[] {
  const scored = new Set(
    result.scores.filter((entry) => entry.metric === metric).map(({ dataset }) => dataset),
  );
  return result.datasets.filter(({ name }) => scored.has(name));
}

/** Golds that are the output of a tool, or made by rules: they would favour what resembles it. */
const NOT_BY_PEOPLE: ReadonlySet<string | null> = new Set(['tool-output', 'silver', 'snippets']);

/**
 * Most languages have few pages, and most of those are in small datasets. So languages are cut from all datasets with a gold of
 * people, also from those that are too small or too special for the mean.
 */
function datasetsForLanguages(result: BenchResult, metric: string): readonly DatasetFacts[] {
  const scored = scoredDatasets(result, metric);
  const byPeople = scored.filter(({ gold }) => !NOT_BY_PEOPLE.has(gold));
  return byPeople.length > 0 ? byPeople : scored;
}

function rank(
  result: BenchResult,
  pages: readonly PageRecord[],
  metric: MetricFacts,
  counted: readonly DatasetFacts[],
  question: Question,
): readonly RankedSystem[] {
  const ranked = result.systems.map((system) => ({
    ...system,
    overall: overallOf(result, metric, counted, system.name),
    cost: question.costs.get(system.name) ?? null,
    sortedScores: sortedScores(pages, system.name, metric),
    runs: result.runs.filter((run) => run.system === system.name),
  }));
  ranked.sort(
    (a, b) => (b.overall?.estimate ?? -1) - (a.overall?.estimate ?? -1) || (a.name < b.name ? -1 : 1),
  );
  const chosen = chooseHighlights(
    ranked.map(({ name }) => name),
    question,
  );
  return ranked.map((system) => {
    const slot = chosen.indexOf(system.name);
    return { ...system, slot: slot === -1 ? null : slot };
  });
}

/** The named systems, or ours and then the best. */
export function chooseHighlights(
  ranked: readonly string[],
  { highlight, ours }: Pick<Question, 'highlight' | 'ours'>,
): readonly string[] {
  const missing = highlight.filter((name) => !ranked.includes(name));
  if (missing.length > 0)
    throw new Error(`These results have no system ${missing.join(', ')}: only ${ranked.join(', ')}.`);
  if (highlight.length > 0) return highlight.slice(0, SLOTS);
  const rest = ranked.filter((name) => name !== ours);
  return [...(ranked.includes(ours) ? [ours] : []), ...rest].slice(0, HIGHLIGHTS);
}

/** All datasets have equal weight; their errors are independent, so the variances add up. */
function overallOf(
  result: BenchResult,
  metric: MetricFacts,
  counted: readonly DatasetFacts[],
  system: string,
): Interval | null {
  const names = new Set(counted.map(({ name }) => name));
  const values = result.scores
    .filter((entry) => entry.system === system && entry.metric === metric.name && names.has(entry.dataset))
    .map(({ values }) => values[metric.headline])
    .filter((value) => value !== undefined);
  // A mean over fewer datasets would be a mean of something else.
  if (values.length === 0 || values.length < counted.length) return null;
  const estimate = values.reduce((sum, value) => sum + value.estimate, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + value.deviation ** 2, 0)) / values.length;
  return { estimate, deviation, low: estimate - Z95 * deviation, high: estimate + Z95 * deviation };
}

function sortedScores(
  pages: readonly PageRecord[],
  system: string,
  { name, headline }: MetricFacts,
): Float64Array {
  const scores = pages
    .map((page) => page.systems[system]?.scores[name]?.[headline])
    .filter((score) => score !== undefined);
  return Float64Array.from(scores).sort();
}

/** One column per dataset; a dataset without the metric shows the first one that it has. */
function datasetSlices(result: BenchResult, metric: MetricFacts): readonly Slice[] {
  return result.datasets.map((dataset) => {
    const entries = result.scores.filter((entry) => entry.dataset === dataset.name);
    const shown =
      [metric, ...result.metrics].find(({ name }) => entries.some((entry) => entry.metric === name)) ??
      metric;
    const values = new Map<string, SliceValue>();
    for (const { system, metric: name, values: scores, pages } of entries) {
      const value = scores[shown.headline];
      if (name === shown.name && value !== undefined) values.set(system, { ...value, pages });
    }
    return {
      key: dataset.name,
      label: dataset.name,
      pages: dataset.pages,
      ...(shown.name === metric.name ? {} : { metric: shown.name }),
      values,
    };
  });
}

/** Pages of all counted datasets together, cut by a property; most pages first. */
function slicesOf(
  pages: readonly PageRecord[],
  systems: readonly string[],
  metric: Metric,
  keyOf: (page: PageRecord) => string,
): readonly Slice[] {
  const groups = groupBy(pages, keyOf);
  return [...groups]
    .toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
    .map(([key, group]) => ({
      key,
      label: key,
      pages: group.length,
      values: sliceValues(group, systems, metric),
    }));
}

function sliceValues(
  pages: readonly PageRecord[],
  systems: readonly string[],
  metric: Metric,
): ReadonlyMap<string, SliceValue> {
  const values = new Map<string, SliceValue>();
  for (const system of systems) {
    const rows = pages
      .map((page) => page.systems[system]?.scores[metric.name])
      .filter((row) => row !== null && row !== undefined);
    const value = bootstrap(rows, metric.aggregate, { resamples: RESAMPLES })[metric.headline];
    if (value !== undefined) values.set(system, { ...value, pages: rows.length });
  }
  return values;
}
