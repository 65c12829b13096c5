import type { ContentElement } from '../content/content-tree.ts';
import { childElements } from '../content/content-walk.ts';

/** A row of a table. */
export interface TableRow {
  readonly cells: readonly ContentElement[];
  /** True in `<thead>`. */
  readonly isHead: boolean;
}

/** The visible parts of a table. */
export interface TableParts {
  readonly captions: readonly ContentElement[];
  readonly rows: readonly TableRow[];
}

const GROUPS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot']);

/** The rows of a table in display order: header first, footer last. */
export function rowsOf(table: ContentElement): TableParts {
  const captions: ContentElement[] = [];
  const rows: Record<string, TableRow[]> = { thead: [], tbody: [], tfoot: [] };
  for (const part of childElements(table)) {
    if (part.tag === 'caption') captions.push(part);
    else if (part.tag === 'tr') rows['tbody']!.push({ cells: childElements(part), isHead: false });
    else if (GROUPS.has(part.tag)) {
      for (const row of childElements(part)) {
        rows[part.tag]!.push({ cells: childElements(row), isHead: part.tag === 'thead' });
      }
    } else rows['tbody']!.push({ cells: [part], isHead: false });
  }
  return { captions, rows: [...rows['thead']!, ...rows['tbody']!, ...rows['tfoot']!] };
}
