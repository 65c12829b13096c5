import { parseAst } from 'rolldown/parseAst';

/** A node of a syntax tree in ESTree. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** The statements of a TypeScript module. */
export function statementsOf(source: string, file: string): readonly SyntaxNode[] {
  return (parseAst(source, { lang: 'ts' }, file) as unknown as { body: SyntaxNode[] }).body;
}

/** A node with its key in its parent. */
export interface Place {
  readonly node: SyntaxNode;
  readonly parent: SyntaxNode | null;
  readonly key: string;
}

/** A node and its descendants, in the order of the source; the children of leaves are skipped. */
export function* walk(
  root: SyntaxNode,
  isLeaf: (node: SyntaxNode) => boolean = () => false,
): Generator<Place> {
  const waiting: Place[] = [{ node: root, parent: null, key: '' }];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    yield place;
    if (!isLeaf(place.node)) waiting.push(...childrenOf(place.node).toReversed());
  }
}

function childrenOf(parent: SyntaxNode): Place[] {
  return Object.entries(parent).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((node) => ({ node, parent, key })),
  );
}

/** Whether a value is a node. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
