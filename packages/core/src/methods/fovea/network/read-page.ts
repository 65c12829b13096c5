import { BLOCK_COLUMNS } from '../features/blocks/block-columns.ts';
import type { PageFeatures } from '../features/page-features.ts';
import { repeatRow } from './kernel/kernel.ts';
import { sigmoid } from './kernel/squash.ts';
import type { Model } from './model.ts';
import { type NetworkOutput, runNetwork } from './run-network.ts';

/**
 * Runs the network under a policy. By default, an article that looks like news is also read under the policy of news,
 * and the likelier it is news, the more that counts. Golds of news often lack what is set apart from the running text:
 * readers want it, so the policy of news never counts against it.
 */
export function readPage(model: Model, features: PageFeatures, policy: string): NetworkOutput {
  const output = runNetwork(model, features, policy);
  if (policy !== 'default') return output;
  const article = shareOf(output.types, model.pageTypes.indexOf('article'));
  const share =
    (likelyNews(model, features.pageRow) * article - MIN_NEWS_PROBABILITY) / (1 - MIN_NEWS_PROBABILITY);
  if (share <= 0) return output;
  const news = runNetwork(model, features, 'news').logits;
  const { logits } = output;
  for (let block = 0; block < logits.length; block++) {
    const change = share * (news[block]! - logits[block]!);
    if (change > 0 || !isSetApart(features, block)) logits[block]! += change;
  }
  return output;
}

/** The columns of a block's row that say that it is set apart from the running text. */
const SET_APART = (['inside.quote', 'inside.definition', 'inside.code', 'inside.cell'] as const).map((name) =>
  BLOCK_COLUMNS.indexOf(name),
);

function isSetApart({ blockRows }: PageFeatures, block: number): boolean {
  const row = block * BLOCK_COLUMNS.length;
  for (const column of SET_APART) if (blockRows[row + column]! > 0) return true;
  return false;
}

/**
 * Pages less likely to be news are read once. In five folds, reading from 0, .2 and .3 on gave +.0024, +.0023 and +.0023
 * in the mean of the headline datasets.
 * @source workbench/train/experiments.md, "Weights in a byte, and news by its own policy"
 */
const MIN_NEWS_PROBABILITY = 0.1;

/** The probability that a page is like those of sets of news, from the page as a whole. */
function likelyNews({ kernel, news }: Model, pageRow: Uint8Array): number {
  const mark = kernel.mark();
  const layer = news.parts[0]!;
  const at = kernel.take(layer.outputs);
  repeatRow(kernel, news.bias, layer.outputs, at, 1);
  kernel.multiplyBytes(layer, pageRow, at, 1);
  const odds = kernel.numbers[at]!;
  kernel.release(mark);
  return sigmoid(odds);
}

/** The probability that scores of page types give to one of them. */
export function shareOf(scores: Float32Array, index: number): number {
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - scores[index]!);
  return 1 / sum;
}
