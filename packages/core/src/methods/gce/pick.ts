import { NO_NODE, type NodeId } from '../../page/tree.ts';
import { type Candidates, RULES, type Rule } from './expand.ts';
import type { PageAreas } from './page-areas.ts';

/** A candidate with its score. */
export interface ScoredCandidate {
  readonly rule: Rule;
  readonly node: NodeId;
  /** Area of the low-density texts below, relative to its own; -1 if it is too low or has no area. */
  readonly density: number;
}

/** What was picked, and how. */
export interface Pick {
  readonly candidate: ScoredCandidate;
  /** Index of the centre: 2 is C3. */
  readonly centre: number;
  /** Whether it was dense enough to be the best of its centre, or only the last one there. */
  readonly isBest: boolean;
}

/** Area of the low-density texts in every subtree. */
export function lowTextArea({ tree, body, area }: PageAreas, texts: readonly NodeId[]): Float64Array {
  const sums = new Float64Array(tree.size);
  for (const text of texts) sums[text] = area[text]!;
  for (let id = tree.end[body]! - 1; id > body; id--) sums[tree.parent[id]!]! += sums[id]!;
  return sums;
}

/** Step 9: text-area density of the candidates found, in the order of the rules. */
export function scoreCandidates(
  { area, layout }: PageAreas,
  candidates: Candidates,
  textArea: Float64Array,
  minHeight: number,
): readonly ScoredCandidate[] {
  return RULES.filter((rule) => candidates[rule] !== NO_NODE).map((rule) => {
    const node = candidates[rule];
    const isEligible = area[node]! > 0 && layout.height[node]! >= minHeight;
    return { rule, node, density: isEligible ? textArea[node]! / area[node]! : -1 };
  });
}

/** Step 10: the best of C3, C2, C1; if no candidate is dense enough, the last one of C3, C2, C1. */
export function pickCandidate(byCentre: readonly (readonly ScoredCandidate[])[]): Pick | null {
  const lastCentreFirst = byCentre.map((candidates, centre) => ({ candidates, centre })).reverse();
  for (const { candidates, centre } of lastCentreFirst) {
    const best = bestOf(candidates);
    if (best !== null) return { candidate: best, centre, isBest: true };
  }
  for (const { candidates, centre } of lastCentreFirst) {
    const last = candidates.at(-1);
    if (last !== undefined) return { candidate: last, centre, isBest: false };
  }
  return null;
}

function bestOf(candidates: readonly ScoredCandidate[]): ScoredCandidate | null {
  let best: ScoredCandidate | null = null;
  for (const candidate of candidates) {
    if (candidate.density >= 0 && candidate.density > (best?.density ?? -1)) best = candidate;
  }
  return best;
}
