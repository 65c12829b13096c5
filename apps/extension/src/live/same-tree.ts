import type { PageSnapshot } from 'fovea';

/** Whether two readings of a page have the same nodes under the same ids. */
export function isSameTree(one: PageSnapshot, other: PageSnapshot): boolean {
  const { depth, name, kind } = one.nodes;
  return (
    kind.length === other.nodes.kind.length &&
    depth.every((value, id) => value === other.nodes.depth[id]) &&
    name.every((place, id) => one.strings[place] === other.strings[other.nodes.name[id]!])
  );
}
