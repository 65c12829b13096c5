import type { PageTree } from '../page/tree.ts';

/** Marks every node that has one of the tags or is below one that has; `tags` is a `tagSet`. */
export function nodesInside({ size, tag, end }: PageTree, tags: Uint8Array): Uint8Array {
  const inside = new Uint8Array(size);
  for (let id = 0; id < size; ) {
    if (tags[tag[id]!] === 1) {
      inside.fill(1, id, end[id]!);
      id = end[id]!;
    } else id++;
  }
  return inside;
}
