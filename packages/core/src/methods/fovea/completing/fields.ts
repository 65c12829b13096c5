import { tagSet } from '../../../page/tags.ts';
import type { PageTree } from '../../../page/tree.ts';
import { Leaf } from '../../../selection/keep-leaves.ts';
import type { PageFeatures } from '../features/page-features.ts';

/** What one types into. */
const FIELDS = tagSet('input', 'textarea');

/**
 * Keeps the fields from the first kept block to the last: by these cleaning tells the words around a form, a line of which may
 * have been kept, from the content that they stand in. The fields themselves it removes in any case.
 */
export function keepFields(
  tree: PageTree,
  { blocks }: PageFeatures,
  keep: Uint8Array,
  leaves: Uint8Array,
): void {
  const first = keep.indexOf(1);
  if (first < 0) return;
  const end = blocks.last[keep.lastIndexOf(1)]!;
  for (let id = blocks.first[first]!; id < end; id++) if (FIELDS[tree.tag[id]!] === 1) leaves[id] = Leaf.kept;
}
