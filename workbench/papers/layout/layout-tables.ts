import { metricsNamed } from '../../metrics/registry.ts';
import { groupBy } from '../../report/findings/group-by.ts';
import { score, type Table } from '../../report/tables/table.ts';
import { ZONES } from '../layout-analysis/published.ts';
import { mean } from '../sweeps/mean.ts';
import { type CentreHits, HIT_LABELS } from './centre-hits.ts';
import { JOURNALS, type LayoutMetric, type LayoutRecord } from './measure-layout.ts';
import type { LayoutSystem } from './systems.ts';

/** Languages with fewer pages are combined. */
const MIN_PAGES = 3;

/** A named part of the pages. */
interface Group {
  readonly title: string;
  readonly records: readonly LayoutRecord[];
}

/** LCS and text blocks by dataset and by language, words in zones, and what the centres hit. */
export function layoutTables(
  records: readonly LayoutRecord[],
  systems: readonly LayoutSystem[],
): readonly Table[] {
  const byDataset = groups(records, ({ dataset }) => dataset);
  const byLanguage = groups(records, ({ lang }) => lang, MIN_PAGES);
  const byLook = groups(records, lookOf);
  return [
    ...scoreTables(systems, byDataset, 'dataset'),
    ...scoreTables(systems, byLanguage, 'language'),
    ...scoreTables(systems, byLook, 'how complete the look is'),
    zoneTable(
      systems,
      records.filter(({ dataset }) => dataset === JOURNALS),
    ),
    hitTable([...byDataset, ...byLook.slice(1)]),
    costTable(systems, byDataset),
  ];
}

function lookOf({ dataset, isWholeLook }: LayoutRecord): string {
  if (dataset === 'spider-layout') return 'recorded';
  return isWholeLook ? 'rendered with all its sheets' : 'rendered, sheets missing';
}

const HEADLINES: readonly (readonly [title: string, metric: LayoutMetric, value: string])[] = [
  ['LCS F1', 'lcs-token', 'f1'],
  ['LCS F0.5', 'lcs-token', 'f05'],
  ['Matched text blocks F1', 'text-blocks-aligned', 'f1'],
  ['Matched text blocks F0.5', 'text-blocks-aligned', 'f05'],
];

function scoreTables(systems: readonly LayoutSystem[], parts: readonly Group[], by: string): Table[] {
  return HEADLINES.map(([title, metric, value]) => ({
    id: `${metric}-${value}-${by}`,
    title: `${title} by ${by}`,
    head: [{ title: 'system' }, ...parts.map(headOf)],
    rows: systems.map(({ label }) => [
      label,
      ...parts.map(({ records }) => score(aggregate(records, label, metric, value))),
    ]),
  }));
}

/** Means over the pages that the metric can score. */
function aggregate(
  records: readonly LayoutRecord[],
  system: string,
  name: LayoutMetric,
  value: string,
): number | undefined {
  const rows = records.map(({ scores }) => scores[system]?.[name] ?? null).filter((row) => row !== null);
  return rows.length === 0 ? undefined : metricsNamed([name])[0]!.aggregate(rows)[value];
}

/** Our systems that correspond to those of the paper. */
const PUBLISHED_ZONES: Readonly<Record<string, string>> = {
  'layout-analysis': 'layout analysis, all 359',
  'semantic-markup-zones': 'semantic markup, all 359',
};

/** Rae et al.'s own metric next to the published numbers; the baselines of the paper are its two systems. */
function zoneTable(systems: readonly LayoutSystem[], journals: readonly LayoutRecord[]): Table {
  const published = (system: string): readonly (number | null)[] =>
    ZONES.rows.find(({ name }) => name === PUBLISHED_ZONES[system])?.values ?? [];
  return {
    id: 'word-in-zone',
    title: `Words in zones on ${journals.length} journal pages, published on 359 others`,
    head: [
      { title: 'system' },
      ...['P', 'R', 'F1'].flatMap((title) => [
        { title, isNumber: true },
        { title: 'published', isNumber: true },
      ]),
    ],
    rows: systems.map(({ label }) => [
      label,
      ...['precision', 'recall', 'f1'].flatMap((value, at) => [
        score(aggregate(journals, label, 'word-in-zone', value)),
        score(published(label)[at] ?? undefined),
      ]),
    ]),
  };
}

/** The numbers that the papers print, if they do. */
const PUBLISHED_HITS: Partial<Record<keyof CentreHits, number>> = {
  midpoint: 0.8,
  band2021: 0.98,
  band2022: 0.98,
};

function hitTable(parts: readonly Group[]): Table {
  return {
    id: 'hits',
    title: 'Share of pages where a point lies in the main content, or a band overlaps it',
    note: 'The main content is the smallest element with nine tenths of the gold words.',
    head: [{ title: '' }, { title: 'published', isNumber: true }, ...parts.map(headOf)],
    rows: (Object.keys(HIT_LABELS) as (keyof CentreHits)[]).map((key) => [
      HIT_LABELS[key],
      score(PUBLISHED_HITS[key]),
      ...parts.map(({ records }) => score(mean(records.map(({ hits }) => hits?.[key] ?? null)))),
    ]),
  };
}

function costTable(systems: readonly LayoutSystem[], parts: readonly Group[]): Table {
  return {
    id: 'cost',
    title: 'CPU milliseconds of the choice, mean over pages',
    note: 'After rendering; without reading the snapshot, cleaning and output, which for Readability cannot be separated. What comparators cost is in [learned.md](learned.md).',
    head: [{ title: 'system' }, ...parts.map(headOf)],
    rows: systems
      .filter(({ select }) => select !== undefined)
      .map(({ label }) => [
        label,
        ...parts.map(
          ({ records }) => mean(records.map((one) => one.milliseconds[label] ?? null))?.toFixed(1) ?? '–',
        ),
      ]),
  };
}

function headOf({ title, records }: Group): { title: string; isNumber: true } {
  return { title: `${title} (${records.length})`, isNumber: true };
}

/** All pages, then the parts by size, small ones combined at the end. */
function groups(records: readonly LayoutRecord[], key: (record: LayoutRecord) => string, least = 0): Group[] {
  const parts = groupBy(records, key);
  const large = [...parts]
    .filter(([, part]) => part.length >= least)
    .toSorted((a, b) => b[1].length - a[1].length);
  const rest = [...parts.values()].filter((part) => part.length < least).flat();
  return [
    { title: 'all', records },
    ...large.map(([title, part]) => ({ title, records: part })),
    ...(rest.length === 0 ? [] : [{ title: 'others', records: rest }]),
  ];
}
