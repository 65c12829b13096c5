import type { NodeId, Page, Selection } from 'fovea';
import { NodeKind, tagNameOf, textContent } from 'fovea/page';

/** The part of a selection that says which nodes are shown. */
export type Shown = Pick<Selection, 'roots' | 'removed'>;

const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2']);
const NOT_WORD = /[^\p{L}\p{N}]+/gu;

/** True if a heading equals the title of the page, apart from punctuation and case. */
export function isTitle(heading: string, title: string): boolean {
  return wordsOf(heading) === wordsOf(title);
}

function wordsOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(NOT_WORD, '');
}

/**
 * Adds the headline to a selection. Methods may leave it to the metadata, from which the reader sets it; on the page
 * itself a text without its headline would look cut off.
 */
export function withTitle(page: Page, shown: Shown, title: string | null): Shown {
  const node = title === null ? null : headingOf(page, title);
  return node === null ? shown : withNode(page, shown, node);
}

/** Adds a node to a selection, and nothing beside it. */
export function withNode(page: Page, { roots, removed }: Shown, node: NodeId): Shown {
  const isInside = (root: NodeId): boolean => root <= node && node < page.tree.end[root]!;
  return {
    roots: roots.some(isInside) ? roots : [...roots, node].toSorted((a, b) => a - b),
    removed: removed.flatMap((other) => (isInside(other) ? pathSiblings(page, other, node) : [other])),
  };
}

/** The heading that says the title; the tallest, because the last item of a breadcrumb may be one too. */
export function headingOf(page: Page, title: string): NodeId | null {
  const { kind, size } = page.tree;
  let best: NodeId | null = null;
  for (let node = 0; node < size; node++) {
    if (kind[node] !== NodeKind.element || page.layout?.hidden[node]) continue;
    if (!HEADINGS.has(tagNameOf(page.tree, node)) || !isTitle(textContent(page, node), title)) continue;
    if (best === null || heightOf(page, node) > heightOf(page, best)) best = node;
  }
  return best;
}

function heightOf({ layout }: Page, node: NodeId): number {
  return layout?.height[node] ?? 0;
}

/** Everything below `above` except `node`, as the siblings along the path between the two. */
function pathSiblings({ tree }: Page, above: NodeId, node: NodeId): NodeId[] {
  const others: NodeId[] = [];
  for (let at = above; at !== node; ) {
    let next = node;
    for (let child = at + 1; child < tree.end[at]!; child = tree.end[child]!) {
      if (child <= node && node < tree.end[child]!) next = child;
      else others.push(child);
    }
    at = next;
  }
  return others;
}
