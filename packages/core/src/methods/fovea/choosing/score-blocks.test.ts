import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import type { BlockScores } from '../../../selection/block-scores.ts';
import { pageFeatures } from '../features/page-features.ts';
import { OVERCONFIDENCE } from './probability.ts';
import { scoreBlocks } from './score-blocks.ts';

const PAGE = pageFromHtml('<body><p>one</p><p>two</p><div>three<p>four</p></div>');
const BOUND = -0.5;

/** Scores the four blocks of the page, whose odds are so many times those of the bound. */
function score(odds: readonly number[]): BlockScores {
  const { blocks } = pageFeatures(PAGE);
  expect(blocks.count).toBe(odds.length);
  const logits = Float32Array.from(odds, (ratio) => BOUND + Math.log(ratio) * OVERCONFIDENCE);
  const choice = {
    keep: Uint8Array.from(odds, (ratio) => (ratio >= 1 ? 1 : 0)),
    bound: BOUND,
    confidence: 1,
    chances: Float64Array.from(odds),
    reasons: [],
    why: new Uint8Array(odds.length),
    dropsComments: false,
  };
  return scoreBlocks(PAGE.tree, blocks, logits, choice);
}

describe('scoreBlocks', () => {
  it('calls a block borderline whose odds are less than three times off', () => {
    expect([...score([2.9, 1 / 2.9, 3.1, 1 / 3.1]).isBorderline]).toEqual([1, 1, 0, 0]);
  });

  it('names the element of a block, or its first text where others are in the element', () => {
    const { node, first } = score([1, 1, 1, 1]);
    const { parent } = PAGE.tree;
    expect([...node]).toEqual([parent[first[0]!], parent[first[1]!], first[2], parent[first[3]!]]);
  });
});
