import { type Figure, figuresOf } from './figures.ts';
import { chosenSystems, type Findings } from './findings/findings.ts';
import { reportPage } from './html/page.ts';
import { worstSection } from './html/worst-section.ts';
import type { Table } from './tables/table.ts';
import {
  COST_NOTE,
  datasetFactsTable,
  overallTable,
  sliceTable,
  smallLanguageTable,
  systemTable,
} from './tables/tables.ts';
import type { WorstPage } from './worst/worst-pages.ts';

/** The report as HTML; `more` are figures that do not come from the bench. */
export function makeReport(
  findings: Findings,
  worst: { readonly system: string; readonly pages: readonly WorstPage[] } | null,
  more: readonly Figure[] = [],
): string {
  const figures: readonly Figure[] = [...figuresOf(findings), ...more];
  const section = worst === null ? '' : worstSection(worst.system, worst.pages);
  return reportPage({ findings, figures, tables: reportTables(findings), worst: section });
}

function reportTables(findings: Findings): readonly Table[] {
  const { systems, datasets, languages, pageTypes } = findings;
  const overall = overallTable(findings);
  const tables: (Table | null)[] = [
    { ...overall, note: `${overall.note ?? ''} ${COST_NOTE}` },
    sliceTable('by-dataset', 'By dataset', systems, datasets),
    sliceTable('by-language', 'By language', systems, languages),
    smallLanguageTable(findings),
    sliceTable('by-page-type', 'By page type', systems, pageTypes),
    datasetFactsTable(findings),
    systemTable(findings),
  ];
  return tables.filter((table) => table !== null);
}

/** The system whose worst pages to show by default. */
export function firstSystem(findings: Findings): string | null {
  return (chosenSystems(findings)[0] ?? findings.systems[0])?.name ?? null;
}
