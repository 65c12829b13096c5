import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../baselines/root.ts';
import { parseTables } from './parse-tables.ts';

/** The folder of the tables. */
export const TABLES: string = join(ROOT, 'docs/results/sweeps');

/** The value in the tables that was chosen when a constant was swept, or `null` if none is marked. */
export type SweptRows = ReadonlyMap<string, string | null>;

const CHOSEN = /^(?:chosen|default)\b/u;

/**
 * The sweeps of all tables in a folder, by id: the constant of a row, after the name of its method if there is such a
 * column (`dsc.window`).
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
