import { sampleText } from '../../bench/sample-text.ts';
import type { Figure } from '../figures.ts';
import type { Findings } from '../findings/findings.ts';
import { measureName } from '../findings/names.ts';
import { type Table, tableMarkdown } from '../tables/table.ts';
import {
  COST_NOTE,
  datasetFactsTable,
  overallTable,
  rankingTable,
  sliceTable,
  smallLanguageTable,
  systemTable,
} from '../tables/tables.ts';

/** Other generated pages that may exist. */
export const STUDIES = {
  'options.md': 'options',
  'calibration.md': 'confidence',
  'languages/by-language.md': 'every language, beside other tools',
  'scripts.md': 'other scripts',
  'rendered.md': 'rendered pages',
  'passes.md': 'what cleaning removes',
  'causes.md': 'loss by cause and page types',
} as const;

/** `docs/results/README.md`: what was measured, the main table, the small plots; `studies` are the existing ones. */
export function overviewPage(
  findings: Findings,
  figures: readonly Figure[],
  studies: readonly (keyof typeof STUDIES)[],
): string {
  const { setting, metric, notices, systems } = findings;
  return [
    '# Results',
    `Measured on ${setting.date} with Node ${setting.node} on ${setting.machine}: ${sampleText(setting)}, ${setting.timeoutMs / 1000} s ` +
      `per page, scoring code \`${setting.scorer}\`.`,
    `The metric of these pages is ${measureName(metric)}: ${metric.description} Source: ${metric.source}.`,
    'More: [by dataset](by-dataset.md), [by language](by-language.md), [by page type](by-page-type.md).',
    ...(studies.length === 0 ? [] : [studyLine(studies)]),
    '## Systems',
    tableMarkdown(overallTable(findings)),
    ...(systems.every(({ cost }) => cost === null) ? [] : [COST_NOTE]),
    ...figures.filter(isInDocuments).map(figureMarkdown),
    '## Datasets',
    tableMarkdown(datasetFactsTable(findings)),
    '## Versions',
    tableMarkdown(systemTable(findings)),
    ...(notices.length === 0 ? [] : ['## Notices', notices.map((notice) => `- ${notice}`).join('\n')]),
  ].join('\n\n');
}

function studyLine(studies: readonly (keyof typeof STUDIES)[]): string {
  return `Of the default method: ${studies.map((file) => `[${STUDIES[file]}](${file})`).join(', ')}.`;
}

/** `by-language.md`. */
export function languagePage(findings: Findings, figure: Figure | undefined): string {
  const { systems, languages } = findings;
  const small = smallLanguageTable(findings);
  return [
    '# By language',
    '[All results](README.md)',
    ...(figure === undefined ? [] : [figureMarkdown({ ...figure, title: 'Plot' })]),
    section(sliceTable('by-language', 'All systems', systems, languages)),
    ...(small === null ? [] : [section(small)]),
    ...languages.map((slice) => section(rankingTable(slice, systems))),
  ].join('\n\n');
}

/** `by-page-type.md`. */
export function pageTypePage({ systems, pageTypes }: Findings, figure: Figure | undefined): string {
  return [
    '# By page type',
    '[All results](README.md)',
    ...(figure?.tableCaption === undefined ? [] : [figure.tableCaption]),
    section(sliceTable('by-page-type', 'All systems', systems, pageTypes)),
    ...pageTypes.map((slice) => section(rankingTable(slice, systems))),
  ].join('\n\n');
}

/** A table under its title. */
export function section(table: Table): string {
  return `## ${table.title}\n\n${tableMarkdown(table)}`;
}

/** True if the documents show a plot; if a table says the same, only the report has the plot. */
export function isInDocuments({ tableCaption }: Figure): boolean {
  return tableCaption === undefined;
}

/** A plot with its caption; the alternative text describes the plot. */
function figureMarkdown({ id, title, caption, picture }: Figure): string {
  return `## ${title}\n\n${caption}\n\n![${picture.title}](plots/${id}.svg)`;
}
