import type { NodeId, Page } from 'fovea';
import { NO_NODE, NodeKind, textOf } from 'fovea/page';
import type { Annotation } from './annotated-page.ts';

/** A choice of nodes: the roots of kept subtrees, and the roots of what is removed from them. */
export interface NodeChoice {
  readonly roots: readonly NodeId[];
  readonly removed: readonly NodeId[];
}

/** The content according to each annotator; annotators who labelled no content are left out. */
export function choicesOf(page: Page, annotations: readonly Annotation[]): ReadonlyMap<string, NodeChoice> {
  const choices = new Map<string, NodeChoice>();
  for (const annotator of new Set(annotations.map((one) => one.annotator))) {
    const own = annotations.filter((one) => one.annotator === annotator);
    const roots = outermost(page, nodesOf(own, 'content'));
    const navigation = outermost(page, nodesOf(own, 'navigation'));
    const removed = navigation.filter((node) => roots.some((root) => holds(page, root, node)));
    if (roots.length > 0) choices.set(annotator, { roots, removed });
  }
  return choices;
}

function nodesOf(annotations: readonly Annotation[], label: Annotation['label']): NodeId[] {
  return annotations.filter((one) => one.label === label).map(({ node }) => node);
}

function outermost(page: Page, nodes: readonly NodeId[]): NodeId[] {
  const sorted = [...nodes].sort((a, b) => a - b);
  return sorted.filter((node) => !sorted.some((other) => other !== node && holds(page, other, node)));
}

function holds({ tree }: Page, outer: NodeId, inner: NodeId): boolean {
  return outer <= inner && inner < tree.end[outer]!;
}

/** The visible text that at least half of the annotators labelled as content, one line per block. */
export function goldText(page: Page, choices: readonly NodeChoice[]): string {
  const votes = new Uint8Array(page.tree.size);
  for (const { roots, removed } of choices) {
    const chosen = new Uint8Array(page.tree.size);
    for (const root of roots) chosen.fill(1, root, page.tree.end[root]!);
    for (const root of removed) chosen.fill(0, root, page.tree.end[root]!);
    for (let node = 0; node < chosen.length; node++) votes[node]! += chosen[node]!;
  }
  return visibleLines(page, (node) => votes[node]! * 2 >= choices.length && votes[node]! > 0);
}

const SPACE = /\s+/g;

/** The visible text of some nodes, one line per block. */
export function visibleLines(page: Page, isIncluded: (node: NodeId) => boolean): string {
  const { kind, size } = page.tree;
  const lines: string[] = [];
  let block: NodeId = NO_NODE;
  for (let node = 0; node < size; node++) {
    if (kind[node] !== NodeKind.text || page.layout?.hidden[node] || !isIncluded(node)) continue;
    const around = blockOf(page, node);
    if (around !== block) lines.push('');
    block = around;
    lines[lines.length - 1] += textOf(page, node);
  }
  return lines
    .map((line) => line.replace(SPACE, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The nearest box around a text that is not inline. */
function blockOf({ tree, layout }: Page, text: NodeId): NodeId {
  let at = tree.parent[text]!;
  while (tree.parent[at] !== NO_NODE && layout?.styles[layout.style[at]!]?.display === 'inline')
    at = tree.parent[at]!;
  return at;
}
