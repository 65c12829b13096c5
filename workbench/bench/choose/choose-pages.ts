import { createHash } from 'node:crypto';

/** Part of every hash. A new value makes another sample, so numbers before and after are not comparable. */
const SEED = 'fovea-bench-1';

/**
 * At most `count` pages, the same on every machine and nested: a larger sample contains every smaller one. They keep
 * their order.
 */
export function choosePages<Page extends { readonly id: string }>(
  dataset: string,
  pages: readonly Page[],
  count: number | null,
): readonly Page[] {
  if (count === null || pages.length <= count) return pages;
  const ranked = pages.map((page) => ({ page, rank: rankOf(dataset, page.id) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const chosen = new Set(ranked.slice(0, count).map(({ page }) => page));
  return pages.filter((page) => chosen.has(page));
}

/** The rank of a page among samples: a hash, so that it depends on nothing else. */
function rankOf(dataset: string, id: string): string {
  return createHash('sha256').update(`${SEED}\n${dataset}\n${id}`).digest('hex');
}
