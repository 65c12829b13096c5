import { checkSnapshot } from '../page/check-snapshot.ts';
import type { PageSnapshot } from '../page/snapshot.ts';
import { knownTagId } from '../page/tags.ts';
import { type NodeId, NodeKind, type PageTree } from '../page/tree.ts';
import { countableText } from './countable-text.ts';
import type { ParagraphScore } from './paragraph-score.ts';

/** Nodes in document order, each with its distance from the document. */
interface Rows {
  readonly kind: ArrayLike<number>;
  readonly depth: ArrayLike<number>;
  tag(node: NodeId): number;
  text(node: NodeId): string;
}

/** Weighs a page that has a tree. */
export function scoreTree(tree: PageTree, score: ParagraphScore, maxNodes: number): void {
  const { kind, depth } = tree;
  scoreRows(
    { kind, depth, tag: (node) => tree.tag[node]!, text: (node) => textOf(tree, node) },
    score,
    maxNodes,
  );
}

/** Weighs a captured page. */
export function scoreSnapshot(snapshot: PageSnapshot, score: ParagraphScore, maxNodes: number): void {
  checkSnapshot(snapshot);
  const { nodes, strings } = snapshot;
  const text = (node: NodeId): string => strings[nodes.name[node]!]!;
  const tag = (node: NodeId): number => knownTagId(text(node)) ?? 0;
  scoreRows({ kind: nodes.kind, depth: nodes.depth, tag, text }, score, maxNodes);
}

function scoreRows({ kind, depth, tag, text }: Rows, score: ParagraphScore, maxNodes: number): void {
  const size = Math.min(kind.length, maxNodes);
  for (let node = 1; node < size && !score.isEnough; node++) {
    while (score.depth >= depth[node]!) score.leave();
    if (kind[node] === NodeKind.element) score.enter(tag(node));
    else if (kind[node] === NodeKind.text) score.add(() => text(node));
  }
}

function textOf({ source, pieceStart, pieces }: PageTree, node: NodeId): string {
  let text = '';
  for (let piece = pieceStart[node]!; piece < pieceStart[node + 1]!; piece++) {
    const raw = source.slice(pieces.start[piece], pieces.end[piece]);
    text += pieces.bits[piece] === 0 ? raw : countableText(raw);
  }
  return text;
}
