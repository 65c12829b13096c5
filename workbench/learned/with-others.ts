import { type PartialTable, withKeptCells } from '../report/tables/kept-cells.ts';
import { measuredAgain } from '../report/tables/measured-again.ts';

/** The tables that have a row or a column for each system, and what says which pages they are of. */
const TABLES: readonly PartialTable[] = [
  { heading: 'Learned extractors', same: [] },
  { heading: 'By dataset', same: ['pages'], hasSystemsAbove: true },
  { heading: 'By language', same: ['pages'], hasSystemsAbove: true },
  { heading: 'Languages that were not seen', same: ['pages seen', 'pages unseen'] },
  { heading: 'English and Japanese', same: ['pages'], hasSystemsAbove: true },
  { heading: 'On layouts', same: [] },
];

const COMMAND = /^<!--.*-->/u;
const SETTING = /^Measured on .*? always the same ones\./mu;
const COST_NOTE = /^Milliseconds are .*?\n\n/msu;
const END_OF_TABLE = /^\|.*\n\n/mu;
const LAYOUTS = '\n## On layouts\n';

/** A document of some systems, with what the one before it says of the others and of how they were measured. */
export function withOthers(
  fresh: string,
  written: string,
  { systems, date }: { readonly systems: readonly string[]; readonly date: string },
): string {
  const page = withCostNote(withKeptCells(fresh, written, TABLES), written);
  const command = COMMAND.exec(written)?.[0];
  const setting = SETTING.exec(written)?.[0];
  if (command === undefined || setting === undefined)
    throw new Error('There is no page of all systems yet: measure them without --systems.');
  const layouts = written.indexOf(LAYOUTS);
  const isAnewThere = page.includes(LAYOUTS);
  const names = [...systems, ...(isAnewThere ? ['all on layouts'] : [])];
  return (
    page
      .replace(COMMAND, () => command)
      .replace(SETTING, () => `${setting} ${measuredAgain(written, names, date)}`) +
    (isAnewThere || layouts < 0 ? '' : written.slice(layouts))
  );
}

/** The page with what is said of CPU time below its first table, where only the page before it has measured any. */
function withCostNote(page: string, written: string): string {
  const note = COST_NOTE.exec(written)?.[0];
  if (note === undefined || COST_NOTE.test(page)) return page;
  return page.replace(END_OF_TABLE, (end) => `${end}${note}`);
}
