import { fillEnds, type SiteTree, signatures } from './site-tree.ts';
import { numbersIn, unreadable } from './stored-data.ts';

/** What is needed of a tree to compare it with another one. */
export type ComparedTree = Pick<SiteTree, 'size' | 'parent' | 'end' | 'tag' | 'label' | 'sig'>;

/** A tree as plain data. */
export interface StoredTree {
  readonly parent: readonly number[];
  readonly tag: readonly number[];
  readonly label: readonly number[];
}

/** A tree as plain data, of the nodes that are wanted; the parent of each of them is wanted too. */
export function storeTree(tree: ComparedTree, wanted: (index: number) => boolean = () => true): StoredTree {
  const place = new Int32Array(tree.size).fill(-1);
  const kept: number[] = [];
  for (let index = 0; index < tree.size; index++) if (wanted(index)) place[index] = kept.push(index) - 1;
  return {
    parent: kept.map((index) => (index === 0 ? -1 : place[tree.parent[index]!]!)),
    tag: kept.map((index) => tree.tag[index]!),
    label: kept.map((index) => tree.label[index]!),
  };
}

/** A tree from plain data. */
export function readTree(data: object): ComparedTree {
  const parent = Int32Array.from(numbersIn(data, 'parent'));
  const tag = Float64Array.from(numbersIn(data, 'tag'));
  const label = Float64Array.from(numbersIn(data, 'label'));
  const size = parent.length;
  const isSound =
    tag.length === size &&
    label.length === size &&
    parent.every((above, index) => (index === 0 ? above === -1 : above >= 0 && above < index));
  if (!isSound) throw unreadable('tree');
  const end = new Int32Array(size);
  fillEnds(parent, end);
  return { size, parent, end, tag, label, sig: signatures(parent, tag, label) };
}
