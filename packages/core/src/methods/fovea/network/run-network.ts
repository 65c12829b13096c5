import { BLOCK_FEATURES } from '../../../features/blocks/block-features.ts';
import { GROUP_FEATURES } from '../../../features/blocks/group-features.ts';
import type { PageFeatures } from '../../../features/blocks/page-features.ts';
import type { TokenLists } from '../../../features/blocks/tokens.ts';
import type { Model } from './model.ts';
import { scanLayer } from './scan-layer.ts';
import { sigmoid } from './squash.ts';
import { InputRow, type Linear, multiply, rectify } from './tensors.ts';
import { treeRound } from './tree-round.ts';

/** What the network says of a page. */
export interface NetworkOutput {
  /** Per block, the log-odds that it is content. */
  readonly logits: Float32Array;
  /** A score per page type, in the model's order. */
  readonly types: Float32Array;
}

/** Runs a network over a page. `policy` names what counts as content; one that the model lacks is its general one. */
export function runNetwork(model: Model, features: PageFeatures, policy: string): NetworkOutput {
  const { groups: tree } = features;
  const { count } = features.blocks;
  const bias = model.policies.get(policy) ?? model.policies.get('any')!;
  const groups = embedGroups(model, features, fromPage(model.pageGroup, features, bias.group));
  const blocks = embedBlocks(model, features, fromPage(model.pageBlock, features, bias.block));
  const known = treeRound(model.firstRound, blocks, groups, tree);
  const joined = joinGroups(model.join, [blocks], known, features);
  let sequence: Float64Array = joined;
  model.scans.forEach((layers, i) => {
    const more = scanLayer(layers, sequence, count);
    sequence = i === 0 ? more : added(more, sequence);
  });
  const again = treeRound(model.secondRound, sequence, known, tree);
  const hidden = joinGroups(model.hidden, [joined, sequence], again, features);
  return readOut(model, features, hidden, again);
}

/** What the page as a whole and the policy add to every block, or to every group. */
function fromPage(layer: Linear, { pageRow }: PageFeatures, policy: Float64Array): Float64Array {
  const out = new Float64Array(layer.outputs);
  const row = new InputRow(layer.inputs);
  row.clear();
  row.addBytes(pageRow, 0, pageRow.length);
  multiply(layer, row, policy, 0, out, 0);
  return out;
}

function embedGroups(model: Model, features: PageFeatures, page: Float64Array): Float64Array {
  const { width, groupIn, groupToken } = model;
  const { count } = features.groups;
  const rows = new Float64Array(count * width);
  const start = sum(groupIn.bias, page);
  const bag = new Float64Array(width);
  const row = new InputRow(Math.max(GROUP_FEATURES, width));
  for (let group = 0; group < count; group++) {
    row.clear();
    row.addBytes(features.groupRows, group * GROUP_FEATURES, GROUP_FEATURES);
    multiply(groupIn, row, start, 0, rows, group * width);
    bag.fill(0);
    addTokens(model, features.groupTokens, group, bag, 0);
    row.clear();
    row.add(bag, 0, width, 0);
    multiply(groupToken, row, rows, group * width, rows, group * width);
  }
  rectify(rows, 0, rows.length);
  return rows;
}

function embedBlocks(model: Model, features: PageFeatures, page: Float64Array): Float64Array {
  const { width, blockIn } = model;
  const { count } = features.blocks;
  const rows = new Float64Array(count * width);
  const start = sum(blockIn.bias, page);
  const row = new InputRow(BLOCK_FEATURES);
  for (let block = 0; block < count; block++) {
    row.clear();
    row.addBytes(features.blockRows, block * BLOCK_FEATURES, BLOCK_FEATURES);
    multiply(blockIn, row, start, 0, rows, block * width);
    addTokens(model, features.blockTokens, block, rows, block * width);
  }
  rectify(rows, 0, rows.length);
  return rows;
}

/** Adds `b` to `a`, in place. */
function added(a: Float64Array, b: Float64Array): Float64Array {
  for (let i = 0; i < a.length; i++) a[i]! += b[i]!;
  return a;
}

function sum(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, i) => value + b[i]!);
}

/** Adds the vectors of an entry's tokens; those that the network never listened to are all zero. */
function addTokens(model: Model, lists: TokenLists, entry: number, out: Float64Array, at: number): void {
  const { width, tokens, tokenIsUsed } = model;
  const end = lists.start[entry + 1]!;
  for (let i = lists.start[entry]!; i < end; i++) {
    const token = lists.ids[i]!;
    if (tokenIsUsed[token] === 0) continue;
    const from = token * width;
    for (let o = 0; o < width; o++) out[at + o]! += tokens[from + o]!;
  }
}

/**
 * A layer that sees blocks, in `parts`, and after them the group that each stands in. What a group adds is the same
 * for all of its blocks, so it is worked out once per group. Overwrites the first part: on a page of a hundred thousand
 * blocks every table counts.
 */
function joinGroups(
  layer: Linear,
  parts: readonly Float64Array[],
  known: Float64Array,
  { blocks, groups }: PageFeatures,
): Float64Array {
  const { outputs } = layer;
  const row = new InputRow(layer.inputs);
  const groupSize = known.length / groups.count;
  const fromGroup = new Float64Array(groups.count * outputs);
  for (let group = 0; group < groups.count; group++) {
    row.clear();
    row.add(known, group * groupSize, groupSize, layer.inputs - groupSize);
    multiply(layer, row, layer.bias, 0, fromGroup, group * outputs);
  }
  // The first part is as wide as the outputs, and every row is read before it is written: it becomes the outcome.
  const out = parts[0]!;
  for (let block = 0; block < blocks.count; block++) {
    row.clear();
    let first = 0;
    for (const part of parts) {
      const size = part.length / blocks.count;
      row.add(part, block * size, size, first);
      first += size;
    }
    multiply(layer, row, fromGroup, groups.ofBlock[block]! * outputs, out, block * outputs);
  }
  rectify(out, 0, out.length);
  return out;
}

function readOut(
  model: Model,
  { blocks }: PageFeatures,
  hidden: Float64Array,
  again: Float64Array,
): NetworkOutput {
  const { width, out, pageType } = model;
  const logits = new Float64Array(blocks.count);
  const pooled = new Float64Array(width);
  const row = new InputRow(pageType.inputs);
  let total = 0;
  for (let block = 0; block < blocks.count; block++) {
    row.clear();
    row.add(hidden, block * width, width, 0);
    multiply(out, row, out.bias, 0, logits, block);
    const share = blocks.width[block]! * sigmoid(logits[block]!);
    total += share;
    for (let i = 0; i < width; i++) pooled[i]! += share * hidden[block * width + i]!;
  }
  const scale = 1 / Math.max(1e-6, total);
  for (let i = 0; i < width; i++) pooled[i]! *= scale;
  const types = new Float64Array(model.pageTypes.length);
  row.clear();
  row.add(again, 0, width, 0);
  row.add(pooled, 0, width, width);
  multiply(pageType, row, pageType.bias, 0, types, 0);
  return { logits: Float32Array.from(logits), types: Float32Array.from(types) };
}
