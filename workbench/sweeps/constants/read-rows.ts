import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../baselines/root.ts';

/** Where the tables are. */
export const TABLES: string = join(ROOT, 'docs/results/sweeps');

/** What the tables know of a constant: the value that was chosen when it was swept, `null` where none is marked. */
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
    for (const [id, value] of tableRows(readFileSync(join(folder, file), 'utf8'))) {
      if (value !== null || !rows.has(id)) rows.set(id, value);
    }
  }
  return rows;
}

function* tableRows(text: string): Generator<[id: string, chosen: string | null]> {
  let head: readonly string[] = [];
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) {
      head = [];
      continue;
    }
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    if (head.length === 0) head = cells;
    const at = head.indexOf('constant');
    if (at < 0 || cells === head || cells[at]!.startsWith('--')) continue;
    const method = head.indexOf('method');
    const id = method < 0 ? cells[at]! : `${cells[method]}.${cells[at]}`;
    yield [id, CHOSEN.test(cells.at(-1) ?? '') ? cells[head.indexOf('value')]! : null];
  }
}
