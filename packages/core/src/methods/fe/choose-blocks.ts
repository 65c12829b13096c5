import { kMeans } from '../../features/k-means.ts';
import { bodyOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { NO_NODE } from '../../page/tree.ts';
import { emptySelection } from '../../selection/empty-selection.ts';
import { keepLeaves, Leaf } from '../../selection/keep-leaves.ts';
import type { Selection } from '../../selection/selection.ts';
import { blocksOf, FEATURES } from './block-counts.ts';
import { normalise, textShares } from './text-share.ts';

/** A block in which text dominates. */
export interface TextBlock {
  readonly block: number;
  readonly chars: number;
  /** The share of text in it, 0 to 1. */
  readonly share: number;
  /** Its features, each 0 to 1. */
  readonly features: Float64Array;
}

/** Cuts the page into blocks, keeps those in which text dominates and of these what `choose` returns. */
export function selectBlocks(
  page: Page,
  dominance: number,
  choose: (basket: readonly TextBlock[]) => readonly TextBlock[],
): Selection {
  const body = bodyOf(page.tree);
  if (body === NO_NODE) return emptySelection('no-body', 'The page has no body.');
  const { count, blockOfLeaf, counts } = blocksOf(page, body);
  const features = normalise(counts);
  const shares = textShares(features);
  const basket: TextBlock[] = [];
  for (let block = 0; block < count; block++) {
    const row = block * FEATURES;
    if (shares[block]! <= dominance || counts[row] === 0) continue;
    const own = features.subarray(row, row + FEATURES);
    basket.push({ block, chars: counts[row]!, share: shares[block]!, features: own });
  }
  if (basket.length === 0) return emptySelection('no-match', 'There is no block in which text dominates.');
  const chosen = choose(basket);
  const isChosen = new Uint8Array(count);
  for (const { block } of chosen) isChosen[block] = 1;
  const leaves = Uint8Array.from(blockOfLeaf, (block) => {
    if (block < 0) return Leaf.none;
    return isChosen[block] === 1 ? Leaf.kept : Leaf.dropped;
  });
  const reason = `Of ${count} blocks text dominates in ${basket.length}, of which ${chosen.length} were chosen.`;
  return { ...keepLeaves(page.tree, leaves), reasons: [reason] };
}

/** FE: the block with the largest share of text, the longest of equals. */
export function bestBlock(basket: readonly TextBlock[]): TextBlock[] {
  const best = basket.reduce((champion, block) => {
    const difference = block.share - champion.share || block.chars - champion.chars;
    return difference > 0 ? block : champion;
  });
  return [best];
}

/** K-FE: the cluster of blocks with the most text in total. */
export function bestCluster(basket: readonly TextBlock[], k: number): TextBlock[] {
  const values = new Float64Array(basket.length * FEATURES);
  for (const [index, { features }] of basket.entries()) values.set(features, index * FEATURES);
  const { clusterOf } = kMeans({ values, dimensions: FEATURES }, { k });
  const chars = new Float64Array(k);
  for (const [index, block] of basket.entries()) chars[clusterOf[index]!]! += block.chars;
  const best = chars.indexOf(Math.max(...chars));
  return basket.filter((_, index) => clusterOf[index] === best);
}
