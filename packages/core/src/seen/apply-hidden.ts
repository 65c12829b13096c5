import type { HiddenSubtree } from '../hidden/hidden-subtree.ts';
import { isBait } from '../hidden/reasons.ts';
import { outermost } from '../page/outermost.ts';
import type { Page } from '../page/page.ts';
import type { NodeId } from '../page/tree.ts';
import type { Selection } from '../selection/selection.ts';
import { excerptOf, PathReader } from '../trace/describe.ts';
import type { Trace } from '../trace/trace.ts';
import type { Warning } from '../warnings.ts';
import type { HiddenPart } from './hidden-part.ts';

const STEP = 'hidden';

/** Hidden parts once a caller has put nodes back: a part that contains such a node, or lies inside one, counts as content. */
export function withRestored(
  { tree }: Page,
  parts: readonly HiddenSubtree[],
  restored: readonly NodeId[],
): readonly HiddenSubtree[] {
  if (restored.length === 0) return parts;
  const meets = (a: NodeId, b: NodeId): boolean => a < tree.end[b]! && b < tree.end[a]!;
  return parts.map((part) =>
    restored.some((node) => meets(part.node, node)) ? { ...part, kind: 'collapsed' } : part,
  );
}

/** The selection without what no reader sees. The trace records what was left out. */
export function withoutInvisible(
  page: Page,
  selection: Selection,
  parts: readonly HiddenSubtree[],
  trace: Trace,
): Selection {
  const invisible = parts.filter(({ kind }) => kind === 'invisible');
  if (invisible.length === 0) return selection;
  if (trace.isOn)
    for (const { node, by } of invisible) trace.record({ node, step: STEP, reason: `not shown: ${by}` });
  const removed = outermost(page.tree, [...selection.removed, ...invisible.map(({ node }) => node)]);
  return { ...selection, removed };
}

/** What cleaning must leave alone, though markup hides it: collapsed parts, and elements that are hidden in part. */
export function collapsedNodes(parts: readonly HiddenSubtree[]): ReadonlySet<NodeId> {
  const nodes = new Set<NodeId>();
  for (const { node, kind, around } of parts) {
    if (kind === 'collapsed') nodes.add(node);
    else if (around !== undefined) nodes.add(around);
  }
  return nodes;
}

/** Warnings about text, and single characters, meant for machines only. */
export function hiddenWarnings(parts: readonly HiddenSubtree[], characters: number): Warning[] {
  const warnings: Warning[] = [];
  const count = parts.filter(({ kind, by }) => kind === 'invisible' && isBait(by)).length;
  if (count > 0)
    warnings.push({
      code: 'invisible-text',
      message: 'Text that no reader of the page can see was left out.',
      count,
    });
  if (characters > 0)
    warnings.push({
      code: 'invisible-characters',
      message: 'Characters that no reader of the page can see were left out.',
      count: characters,
    });
  return warnings;
}

/** Hidden parts in the form that people and tools read. */
export function describeHidden(page: Page, parts: readonly HiddenSubtree[]): HiddenPart[] {
  const paths = new PathReader(page);
  return parts.map(({ node, kind, by }) => ({
    nodeId: node,
    path: paths.pathOf(node),
    kind,
    by,
    text: excerptOf(page, node),
  }));
}
