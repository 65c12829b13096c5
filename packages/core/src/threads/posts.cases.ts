import type { Page } from '../page/page.ts';
import type { NodeId } from '../page/tree.ts';
import type { Selection } from '../selection/selection.ts';

/** The source of an element. */
export function sourceOf({ tree }: Page, node: NodeId): string {
  return tree.source.slice(tree.sourceStart[node]!, tree.sourceEnd[node]!);
}

/** The source of a part of a page, without what is removed from it. */
export function partOf({ tree }: Page, { roots, removed }: Pick<Selection, 'roots' | 'removed'>): string {
  const { source, sourceStart, sourceEnd } = tree;
  return roots
    .map((root) => {
      let at = sourceStart[root]!;
      let text = '';
      for (const node of removed.filter((other) => root <= other && other < tree.end[root]!)) {
        text += source.slice(at, sourceStart[node]!);
        at = sourceEnd[node]!;
      }
      return text + source.slice(at, sourceEnd[root]!);
    })
    .join('');
}
