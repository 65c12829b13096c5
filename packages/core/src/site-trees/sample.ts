import type { Page } from '../page/page.ts';

/** Nodes that are learned from at most, over all pages; 20 pages of 50,000 nodes, or 1,000 ordinary ones. @cap */
const MAX_NODES = 1_000_000;

/** The first pages of a site, as many as keep the work of learning bounded; pages without nodes do not count. */
export function* samplePages(pages: Iterable<Page>, maxPages: number): Generator<Page, void> {
  let left = MAX_NODES;
  let count = 0;
  for (const page of pages) {
    if (count >= maxPages || left <= 0) return;
    count++;
    left -= page.tree.size;
    yield page;
  }
}
