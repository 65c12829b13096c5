/** A row of the page that an earlier run wrote. */
export interface EarlierRow {
  readonly system: string;
  readonly field: string;
  /** What it says, by the titles of the columns. */
  readonly cells: Readonly<Record<string, string>>;
}

/** What an earlier run measured. */
export interface EarlierPage {
  /** Systems with version and day: `defuddle 0.19.4 (2026-11-15)`. */
  readonly systems: readonly string[];
  readonly rows: readonly EarlierRow[];
}

/** Begins the line that names the rows of earlier runs. */
export const KEPT = 'Kept from earlier runs: ';

const MEASURED = /^Measured on (\S+) with [^:]+: (.+)\.$/mu;
const KEPT_LINE = new RegExp(`^${KEPT}(.+)\\.$`, 'mu');
const SECTION = /^## (.+)$/u;

/**
 * The rows of systems that a run does not measure, from the page of the runs before it: peers take hours and change only
 * with their releases.
 */
export function readEarlierPage(page: string, measured: readonly string[]): EarlierPage {
  const [, day = '', systems = ''] = MEASURED.exec(page) ?? [];
  const earlier = KEPT_LINE.exec(page)?.[1]?.split(', ') ?? [];
  const all = [...systems.split(', ').map((system) => `${system} (${day})`), ...earlier];
  const isKept = (system: string): boolean => system !== '' && !measured.includes(system);
  return {
    systems: all.filter((system) => systems !== '' && isKept(system.split(' ', 1)[0]!)),
    rows: rowsOf(page).filter(({ system }) => isKept(system)),
  };
}

function rowsOf(page: string): EarlierRow[] {
  const rows: EarlierRow[] = [];
  let field = '';
  let titles: readonly string[] = [];
  for (const line of page.split('\n')) {
    field = SECTION.exec(line)?.[1] ?? field;
    if (!line.startsWith('| ')) continue;
    const cells = line.split('|').map((cell) => cell.trim());
    const system = cells[1]!;
    if (system === 'system') titles = cells;
    else if (!system.startsWith('---'))
      rows.push({
        system,
        field,
        cells: Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? ''])),
      });
  }
  return rows;
}
