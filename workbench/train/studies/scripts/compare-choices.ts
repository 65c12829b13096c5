import type { Page, Selection } from 'fovea';
import { NodeKind, textOf } from 'fovea/page';

/** How two choices on trees of the same shape differ. */
export interface Agreement {
  /** F1 of one against the other, weighted by the letters of the first page. */
  readonly f1: number;
  readonly isSame: boolean;
}

const LETTER = /\p{L}/gu;

/** Compares the chosen texts; `null` if the trees differ, so that ids are not comparable. */
export function compareChoices(
  page: Page,
  chosen: Pick<Selection, 'roots' | 'removed'>,
  other: Page,
  otherChosen: Pick<Selection, 'roots' | 'removed'>,
): Agreement | null {
  if (!isSameShape(page, other)) return null;
  const [a, b] = [marksOf(page, chosen), marksOf(page, otherChosen)];
  let both = 0;
  let sum = 0;
  let isSame = true;
  for (let id = 0; id < page.tree.size; id++) {
    if (page.tree.kind[id] !== NodeKind.text || (a[id] === 0 && b[id] === 0)) continue;
    const weight = (textOf(page, id).match(LETTER) ?? []).length;
    if (weight === 0) continue;
    both += a[id]! & b[id]! ? weight : 0;
    sum += weight * (a[id]! + b[id]!);
    if (a[id] !== b[id]) isSame = false;
  }
  return { f1: sum === 0 ? 1 : (2 * both) / sum, isSame };
}

function isSameShape({ tree: a }: Page, { tree: b }: Page): boolean {
  if (a.size !== b.size) return false;
  for (let id = 0; id < a.size; id++) if (a.kind[id] !== b.kind[id] || a.end[id] !== b.end[id]) return false;
  return true;
}

/** 1 for every node of a choice. */
function marksOf({ tree }: Page, { roots, removed }: Pick<Selection, 'roots' | 'removed'>): Uint8Array {
  const marks = new Uint8Array(tree.size);
  for (const root of roots) marks.fill(1, root, tree.end[root]!);
  for (const node of removed) marks.fill(0, node, tree.end[node]!);
  return marks;
}
