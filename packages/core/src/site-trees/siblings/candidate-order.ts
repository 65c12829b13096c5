import type { PageTree } from '../../page/tree.ts';
import { type PageLink, treeDistance } from './link-graph.ts';

/** Links of one level that are ordered by their distance; comparing them takes the square of it. @cap */
const MAX_ORDERED = 200;

/** The folders of an address, from the top. */
function foldersOf(url: string): string[] {
  return new URL(url).pathname.split('/').slice(1, -1);
}

/** How far a page is in the folders: first those below, level by level, then one folder up at a time. */
export function folderRank(key: string, other: string): number {
  const own = foldersOf(key);
  const folders = foldersOf(other);
  let shared = 0;
  while (shared < own.length && own[shared] === folders[shared]) shared++;
  const up = own.length - shared;
  const down = folders.length - shared;
  // All that is below a folder comes before the next folder up.
  return up * 1000 + Math.min(999, down);
}

/**
 * The links of a page in the order in which TemEx loads them: by folder, and within a level those that are farthest on
 * the page from the ones already taken.
 */
export function orderLinks(
  tree: PageTree,
  key: string,
  links: readonly PageLink[],
  urlOf: (place: number) => string,
): number[] {
  const levels = new Map<number, PageLink[]>();
  for (const link of links) {
    const rank = folderRank(key, urlOf(link.to));
    levels.set(rank, [...(levels.get(rank) ?? []), link]);
  }
  const taken: PageLink[] = [];
  for (const [, level] of [...levels].sort(([a], [b]) => a - b)) {
    const nearest = level.map((link) =>
      Math.min(
        Number.MAX_SAFE_INTEGER,
        ...taken.slice(-MAX_ORDERED).map(({ node }) => treeDistance(tree, link.node, node)),
      ),
    );
    const left = new Set(level.keys());
    while (left.size > 0) {
      let best = -1;
      for (const at of left) if (best < 0 || nearest[at]! > nearest[best]!) best = at;
      left.delete(best);
      taken.push(level[best]!);
      if (taken.length > MAX_ORDERED) continue;
      for (const at of left) {
        nearest[at] = Math.min(nearest[at]!, treeDistance(tree, level[at]!.node, level[best]!.node));
      }
    }
  }
  return taken.map(({ to }) => to);
}
