import { type FeaturePage, failedChecks } from '../../fixtures/feature-checks.ts';
import { type Column, markdownTable } from '../perf/report/table.ts';
import type { Converter } from './converter.ts';
import type { MachineCheck } from './machine-checks.ts';

/** The results of one tool on the feature pages. */
export interface ToolResult {
  readonly converter: Converter;
  /** Names of the failed checks, page by page; `null` if the tool made nothing of the page. */
  readonly failed: readonly (readonly string[] | null)[];
}

/** Runs the tools over the pages; one that is not installed becomes a notice. */
export async function compareTools(
  converters: readonly Converter[],
  pages: readonly FeaturePage[],
): Promise<{ readonly results: readonly ToolResult[]; readonly notices: readonly string[] }> {
  const results: ToolResult[] = [];
  const notices: string[] = [];
  for (const converter of converters) {
    try {
      const outputs = await converter.convert(pages.map(({ html, about }) => ({ html, url: about.url })));
      const failed = outputs.map((markdown, index) =>
        markdown === null ? null : failedChecks(pages[index]!.about, markdown).map(({ name }) => name),
      );
      results.push({ converter, failed });
    } catch (error) {
      notices.push(`${converter.name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { results, notices };
}

/** The comparison as a page of tables. */
export function compareMarkdown(pages: readonly FeaturePage[], results: readonly ToolResult[]): string {
  const total = pages.reduce((sum, { about }) => sum + about.checks.length, 0);
  const summary: Column<ToolResult>[] = [
    { title: 'tool', cell: ({ converter }) => converter.name },
    { title: 'called as', cell: ({ converter }) => converter.about },
    {
      title: 'checks passed',
      isNumber: true,
      cell: (result) => `${total - countFailed(pages, result)} of ${total}`,
    },
    {
      title: 'pages without a loss',
      isNumber: true,
      cell: (result) => `${wholePages(result)} of ${pages.length}`,
    },
  ];
  const rows = pages.map((page, index) => ({ page, index }));
  const detail: Column<(typeof rows)[number]>[] = [
    { title: 'group', cell: ({ page }) => page.about.group },
    { title: 'feature', cell: ({ page }) => `${page.about.what} (\`${page.name}\`)` },
    ...results.map((result) => ({
      title: result.converter.name,
      cell: ({ page, index }: (typeof rows)[number]) =>
        mark(page.about.checks.length, result.failed[index] ?? null),
    })),
  ];
  rows.sort((a, b) => order(a.page).localeCompare(order(b.page)));
  return [
    'Which features of a page survive the conversion to Markdown: pages that we wrote, one feature each, in eleven languages',
    '(`fixtures/features`), converted by each tool as its documentation shows. A check is a pattern for the Markdown or for what',
    'micromark with GFM makes of it; `about.json` of each page lists them. Fractions are checks passed.',
    '',
    markdownTable(summary, results),
    '',
    markdownTable(detail, rows),
  ].join('\n');
}

/** The checks of what machines read, as a table. No other tool here gives offsets, chunks or a budget. */
export function machinesMarkdown(checks: readonly MachineCheck[]): string {
  const columns: Column<MachineCheck>[] = [
    { title: 'for machines', cell: ({ name }) => name },
    { title: 'pages', isNumber: true, cell: ({ passed, all }) => `${passed} of ${all}` },
  ];
  return `On all pages that we wrote; none of the other tools gives offsets, chunks or a budget:\n\n${markdownTable(columns, checks)}`;
}

function order({ about, name }: FeaturePage): string {
  return `${about.group} ${name}`;
}

function mark(checks: number, failed: readonly string[] | null): string {
  if (failed === null) return 'nothing';
  return failed.length === 0 ? 'all' : `${checks - failed.length}/${checks}`;
}

function countFailed(pages: readonly FeaturePage[], { failed }: ToolResult): number {
  return failed.reduce((sum, one, index) => sum + (one?.length ?? pages[index]!.about.checks.length), 0);
}

function wholePages({ failed }: ToolResult): number {
  return failed.filter((one) => one?.length === 0).length;
}
