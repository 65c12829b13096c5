import { type NodeId, NodeKind, type PageTree } from '../../page/tree.ts';

/** DensitySums of elements. */
export interface DensitySums {
  readonly sum: Float64Array;
  /** The element with the largest sum in each subtree, the first one on ties. */
  readonly best: Int32Array;
}

/**
 * DensitySum of every element: the densities of its child elements plus a term for each of its own text runs;
 * a leaf element has its own density.
 */
export function densitySums(
  tree: PageTree,
  density: Float64Array,
  chars: Int32Array,
  textTerm: (length: number) => number,
): DensitySums {
  const { size, kind, parent } = tree;
  const sum = new Float64Array(size);
  const hasChild = new Uint8Array(size);
  const best = new Int32Array(size);
  for (let id = size - 1; id > 0; id--) {
    const above = parent[id]!;
    if (kind[id] === NodeKind.text && chars[id]! > 0) sum[above]! += textTerm(chars[id]!);
    if (kind[id] !== NodeKind.element) continue;
    if (hasChild[id] === 0) sum[id] = density[id]!;
    sum[above]! += density[id]!;
    hasChild[above] = 1;
  }
  // Children come after their parent, so a backward pass sees every subtree's winner first.
  for (let id = size - 1; id >= 0; id--) best[id] = id;
  for (let id = size - 1; id > 0; id--) {
    if (kind[id] !== NodeKind.element) continue;
    const above = parent[id]!;
    const rival = best[id]!;
    if (isBetter(sum, rival, best[above]!)) best[above] = rival;
  }
  return { sum, best };
}

function isBetter(sum: Float64Array, node: NodeId, champion: NodeId): boolean {
  const difference = sum[node]! - sum[champion]!;
  return difference > 0 || (difference === 0 && node < champion);
}
