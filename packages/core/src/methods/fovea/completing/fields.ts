import { tagSet } from '../../../page/tags.ts';
import type { PageTree } from '../../../page/tree.ts';
import { Leaf } from '../../../selection/keep-leaves.ts';
import type { PageFeatures } from '../features/page-features.ts';

/** Text fields. */
const FIELDS = tagSet('input', 'textarea');

/**
 * Keeps the form fields between the first and the last kept block: cleaning uses them to tell the words of a form, some
 * of which may have been kept, from the content around it. Cleaning removes the fields themselves in any case.
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
