import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../baselines/root.ts';
import { parseTables } from './parse-tables.ts';

/** Where the tables are. */
export const TABLES: string = join(ROOT, 'docs/results/sweeps');

/** What the tables know of a constant: the value that was chosen when it was swept, or `null` if none is marked. */
export type SweptRows = ReadonlyMap<string, string | null>;

const CHOSEN = /^(?:chosen|default)\b/u;

/**
 * The sweeps of all tables in a folder, by id: a row's constant, behind the name of its method where there is such a column
 * (`dsc.window`).
 */
export function readRows(folder: string = TABLES): SweptRows {
  const rows = new Map<string, string | null>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.md')) continue;
    for (const row of parseTables(readFileSync(join(folder, file), 'utf8'), 'constant')) {
      const method = row.get('method');
      const id = `${method === undefined ? '' : `${method}.`}${row.get('constant')}`;
      if (CHOSEN.test(row.get('') ?? '')) rows.set(id, row.get('value')!);
      else if (!rows.has(id)) rows.set(id, null);
    }
  }
  return rows;
}
