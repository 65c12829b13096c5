import type { BenchResult, DatasetFacts, ScoreEntry } from '../../bench/result.ts';
import type { Figure } from '../figures.ts';
import type { Findings } from '../findings/findings.ts';
import { measureName } from '../findings/names.ts';
import { score, type Table, tableMarkdown } from '../tables/table.ts';
import { sliceTable } from '../tables/tables.ts';
import { section } from './pages.ts';

/** `by-dataset.md`: all systems on all datasets, and for every dataset a table with all metrics. */
export function datasetPage(findings: Findings, result: BenchResult, figure: Figure | undefined): string {
  const { systems, datasets } = findings;
  return [
    '# By dataset',
    '[All results](README.md)',
    ...(figure?.tableCaption === undefined ? [] : [figure.tableCaption]),
    section(sliceTable('by-dataset', 'All systems', systems, datasets)),
    '† node gold is the gold text projected onto the nodes of the page, because the dataset labels no nodes.',
    ...result.datasets.map((dataset) => datasetSection(dataset, findings, result)),
  ].join('\n\n');
}

function datasetSection(dataset: DatasetFacts, findings: Findings, result: BenchResult): string {
  const words = [
    `${dataset.pages} of ${dataset.pagesInFile} pages, gold: ${dataset.gold ?? 'unknown'}, digest \`${dataset.digest}\`.`,
    ...(dataset.isHeadline ? [] : ['Not an accuracy figure: for regressions and ideas.']),
    ...(dataset.caveat === null ? [] : [dataset.caveat]),
    ...(dataset.partialGold === 0 ? [] : [`${dataset.partialGold} pages with partial gold are left out.`]),
  ];
  return [
    `## ${dataset.title}`,
    words.join(' '),
    tableMarkdown(metricTable(dataset.name, findings, result)),
  ].join('\n\n');
}

/** True if a node metric had to project the gold text onto nodes because the dataset has no labels. */
function isProjected(entries: ReadonlyMap<string, ScoreEntry>, metric: string): boolean {
  return [...entries.values()].some(
    (entry) => entry.metric === metric && (entry.values['gold_projected']?.estimate ?? 0) > 0,
  );
}

/** Systems down; the headline number of every metric across. */
function metricTable(dataset: string, { systems }: Findings, result: BenchResult): Table {
  const entries = new Map<string, ScoreEntry>(
    result.scores
      .filter((entry) => entry.dataset === dataset)
      .map((entry) => [`${entry.system}\n${entry.metric}`, entry]),
  );
  const metrics = result.metrics.filter(({ name }) =>
    systems.some((system) => entries.has(`${system.name}\n${name}`)),
  );
  return {
    id: dataset,
    title: dataset,
    head: [
      { title: 'system' },
      ...metrics.map((metric) => ({
        title: `${measureName(metric)}${isProjected(entries, metric.name) ? '†' : ''}`,
        isNumber: true,
      })),
    ],
    rows: systems.map((system) => [
      system.name,
      ...metrics.map(({ name, headline }) =>
        score(entries.get(`${system.name}\n${name}`)?.values[headline]?.estimate),
      ),
    ]),
  };
}
