import type { Page } from 'fovea';
import { NodeKind, tagNameOf, textOf } from 'fovea/page';
import type { Vocabulary } from './vocabulary.ts';

/** Counts that are not zero, leaf after leaf: those of leaf `i` are at `start[i]` up to `start[i + 1]`. */
export interface LeafRows {
  readonly start: Int32Array;
  readonly column: Uint16Array;
  readonly count: Uint16Array;
}

/** Larger counts are cut, so that they fit their column. @format */
const MAX_COUNT = 65_535;

/** The features of each leaf: how often each word is in it, and each tag on the path from `html` to it. */
export function leafRows(page: Page, leaves: Int32Array, vocabulary: Vocabulary): LeafRows {
  const start = new Int32Array(leaves.length + 1);
  const columns: number[] = [];
  const counts: number[] = [];
  const add = (row: ReadonlyMap<number, number>, offset: number): void => {
    for (const [column, count] of row) {
      columns.push(offset + column);
      counts.push(Math.min(MAX_COUNT, count));
    }
  };
  let tags: ReadonlyMap<number, number> = new Map();
  let tagsOf = -1;
  for (const [i, leaf] of leaves.entries()) {
    const words = vocabulary.split(textOf(page, leaf));
    add(rowOf(words, vocabulary.wordColumn, vocabulary.isSummed), 0);
    const parent = page.tree.parent[leaf]!;
    // Neighbours often share their parent, and paths are long.
    if (parent !== tagsOf) {
      tags = rowOf(pathTo(page, parent), vocabulary.tagColumn, vocabulary.isSummed);
      tagsOf = parent;
    }
    add(tags, vocabulary.words);
    start[i + 1] = columns.length;
  }
  return { start, column: Uint16Array.from(columns), count: Uint16Array.from(counts) };
}

/** Names on the path from the outermost element to this one. */
function pathTo({ tree }: Page, element: number): string[] {
  const path: string[] = [];
  for (let id = element; id > 0; id = tree.parent[id]!)
    if (tree.kind[id] === NodeKind.element) path.push(tagNameOf(tree, id));
  return path.reverse();
}

function rowOf(
  items: readonly string[],
  columnOf: (item: string) => number,
  isSummed: boolean,
): ReadonlyMap<number, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  const row = new Map<number, number>();
  for (const [item, count] of counts) {
    const column = columnOf(item);
    row.set(column, isSummed ? (row.get(column) ?? 0) + count : count);
  }
  return row;
}
