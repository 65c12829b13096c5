import { markdownTable } from '../../perf/report/table.ts';
import type { BenchResult, BenchSetting, DatasetFacts, PageRecord } from '../result.ts';
import { sampleText } from '../sample-text.ts';
import { datasetTable, overviewMetrics, overviewTable, runTable, totalRuns } from './by-dataset.ts';
import { fewPagesTable, MIN_PAGES_FOR_MEAN, sliceTable } from './by-slice.ts';
import { type Lookup, lookup } from './score-lookup.ts';

/** Digits of a digest that a table has room for. */
const DIGITS = 12;

/** All tables of a run as one Markdown page. */
export function benchMarkdown(result: BenchResult, records: readonly PageRecord[]): string {
  const scores = lookup(result);
  return [
    '# Accuracy',
    settingText(result.setting),
    notices(result.notices),
    '## Systems',
    systemTable(result),
    '## Datasets',
    datasetsTable(result),
    '## Overview',
    `By ${overviewMetrics(result, scores)}. Datasets take different things for content, so numbers compare within a ` +
      'column only.',
    overviewTable(result, scores),
    '## Failures and time',
    'Failures count as empty results. Wall time per page with all cores busy, parsing included, for orientation; ' +
      'the median is a mean of the medians of the datasets.',
    runTable(totalRuns(result)),
    '## By dataset',
    ...result.datasets.flatMap((dataset) => datasetSection(result, dataset, scores)),
    '## By language',
    `Languages with at least ${MIN_PAGES_FOR_MEAN} pages in a dataset.`,
    sliceTable(result, 'byLanguage', scores),
    `The pages of other languages, as counts: on how many of them a system is best or level with the best.`,
    fewPagesTable(result, records, scores),
    '## By page type',
    sliceTable(result, 'byPageType', scores),
    '',
  ]
    .filter((part) => part !== null)
    .join('\n\n');
}

function settingText(setting: BenchSetting): string {
  return (
    `${setting.date}, Node ${setting.node}, ${setting.machine}; ${sampleText(setting)}, ${setting.timeoutMs / 1000} s per page, ` +
    `${setting.jobs} jobs, scoring code ${setting.scorer}. Brackets are 95 % bootstrap intervals over pages.`
  );
}

function notices(list: readonly string[]): string | null {
  return list.length === 0 ? null : list.map((notice) => `- ${notice}`).join('\n');
}

function systemTable({ systems }: BenchResult): string {
  return markdownTable(
    [
      { title: 'system', cell: (system) => system.name },
      { title: 'version', cell: (system) => system.version },
      { title: 'what it is', cell: (system) => system.about },
    ],
    systems,
  );
}

function datasetsTable({ datasets }: BenchResult): string {
  return markdownTable(
    [
      { title: 'dataset', cell: (dataset) => dataset.name },
      {
        title: 'pages',
        isNumber: true,
        cell: ({ pages, pagesInFile }) => (pages === pagesInFile ? `${pages}` : `${pages} of ${pagesInFile}`),
      },
      { title: 'gold', cell: (dataset) => dataset.gold ?? 'unknown' },
      { title: 'headline', cell: (dataset) => (dataset.isHeadline ? 'yes' : 'no') },
      { title: 'digest', cell: (dataset) => dataset.digest.slice(0, DIGITS) },
    ],
    datasets,
  );
}

function datasetSection(result: BenchResult, dataset: DatasetFacts, scores: Lookup): (string | null)[] {
  const standing = dataset.isHeadline ? '' : 'For regressions and ideas, not an accuracy figure. ';
  const words = `${standing}${dataset.caveat ?? ''}`.trim();
  return [
    `### ${dataset.name} (${dataset.pages} pages)`,
    words === '' ? null : words,
    datasetTable(result, dataset, scores),
    runTable(result.runs.filter((run) => run.dataset === dataset.name)),
  ];
}
