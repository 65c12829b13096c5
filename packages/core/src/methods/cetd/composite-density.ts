import type { TagTextCounts } from '../../features/tag-text-counts.ts';
import type { NodeId } from '../../page/tree.ts';
import type { DensityKind } from './page-densities.ts';

/** Keeps `ln(ln(ratio·length + e))` above zero on pages without links, where the published formula divides by zero. @cap */
const MIN_LINK_SHARE = 1e-6;

/** Link characters per character of the whole body. */
export function linkShare(counts: TagTextCounts, body: NodeId): number {
  return Math.max(counts.linkChars[body]! / Math.max(counts.chars[body]!, 1), MIN_LINK_SHARE);
}

/**
 * Composite text density: `(C/T) · ln((C·T)/(LC·LT)) / ln(ln(C·LC/(C−LC) + (LC_b/C_b)·C + e))`, zero counts in
 * denominators read as 1.
 */
export function compositeDensity(counts: TagTextCounts, node: NodeId, bodyLinkShare: number): number {
  const chars = counts.chars[node]!;
  if (chars === 0) return 0;
  const tags = counts.tags[node]! || 1;
  const linkChars = counts.linkChars[node]! || 1;
  const linkTags = counts.linkTags[node]! || 1;
  const plainChars = chars - counts.linkChars[node]! || 1;
  const base = Math.log((chars * linkChars) / plainChars + bodyLinkShare * chars + Math.E);
  return ((chars / tags) * Math.log((chars * tags) / (linkChars * linkTags))) / Math.log(base);
}

/** What an element's own text run adds to its DensitySum: `ℓ·ln ℓ / ln(ln((LC_b/C_b)·ℓ + e))`. */
export function compositeTextTerm(length: number, bodyLinkShare: number): number {
  return (length * Math.log(length)) / Math.log(Math.log(bodyLinkShare * length + Math.E));
}

/** Composite text density for all elements of a page. */
export const composite: DensityKind = (counts, body) => {
  const share = linkShare(counts, body);
  return {
    densityOf: (node) => compositeDensity(counts, node, share),
    textTerm: (length) => compositeTextTerm(length, share),
  };
};
