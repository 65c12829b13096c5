import { BLOCK_FEATURES } from '../../../features/blocks/block-features.ts';
import { GROUP_FEATURES } from '../../../features/blocks/group-features.ts';
import type { PageFeatures } from '../../../features/blocks/page-features.ts';
import type { TokenLists } from '../../../features/blocks/tokens.ts';
import type { Model } from './model.ts';
import { scanLayer } from './scan-layer.ts';
import { addByteProduct, addProduct, rectify, startRow } from './tensors.ts';
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
  const { blocks: table, groups: tree } = features;
  const { width } = model;
  const bias = model.policies.get(policy) ?? model.policies.get('any')!;
  const groups = embedGroups(model, features, bias.group);
  const blocks = embedBlocks(model, features, bias.block);
  const known = treeRound(model.firstRound, blocks, groups, tree);
  const joined = new Float32Array(table.count * width);
  for (let block = 0; block < table.count; block++) {
    const group = tree.ofBlock[block]!;
    startRow(model.join, joined, block);
    addProduct(model.join, blocks, block * width, (block + 1) * width, 0, joined, block);
    addProduct(model.join, known, group * width, (group + 1) * width, width, joined, block);
  }
  rectify(joined, 0, joined.length);
  let sequence: Float32Array = joined;
  for (const layers of model.scans) sequence = scanLayer(layers, sequence, table.count);
  const again = treeRound(model.secondRound, sequence, known, tree);
  const hidden = joinAll(model, features, [joined, sequence], again);
  return readOut(model, features, hidden, again);
}

function embedGroups(model: Model, features: PageFeatures, policy: Float32Array): Float32Array {
  const { width } = model;
  const { count } = features.groups;
  const rows = new Float32Array(count * width);
  const bag = new Float32Array(width);
  for (let group = 0; group < count; group++) {
    startRow(model.groupIn, rows, group);
    addByteProduct(model.groupIn, features.groupRows, group * GROUP_FEATURES, rows, group);
    bag.fill(0);
    addTokens(model, features.groupTokens, group, bag, 0);
    addProduct(model.groupToken, bag, 0, width, 0, rows, group);
    for (let i = 0; i < width; i++) rows[group * width + i]! += policy[i]!;
  }
  rectify(rows, 0, rows.length);
  return rows;
}

function embedBlocks(model: Model, features: PageFeatures, policy: Float32Array): Float32Array {
  const { width } = model;
  const { count } = features.blocks;
  const rows = new Float32Array(count * width);
  for (let block = 0; block < count; block++) {
    startRow(model.blockIn, rows, block);
    addByteProduct(model.blockIn, features.blockRows, block * BLOCK_FEATURES, rows, block);
    addTokens(model, features.blockTokens, block, rows, block * width);
    for (let i = 0; i < width; i++) rows[block * width + i]! += policy[i]!;
  }
  rectify(rows, 0, rows.length);
  return rows;
}

function addTokens(model: Model, lists: TokenLists, entry: number, out: Float32Array, at: number): void {
  const { width, tokens } = model;
  for (let i = lists.start[entry]!; i < lists.start[entry + 1]!; i++) {
    const from = lists.ids[i]! * width;
    for (let o = 0; o < width; o++) out[at + o]! += tokens[from + o]!;
  }
}

/** Blocks as the last layer sees them: what they are, what stands around them, what their group knows by now. */
function joinAll(
  model: Model,
  { blocks, groups }: PageFeatures,
  parts: readonly Float32Array[],
  again: Float32Array,
): Float32Array {
  const { width } = model;
  const hidden = new Float32Array(blocks.count * width);
  for (let block = 0; block < blocks.count; block++) {
    startRow(model.hidden, hidden, block);
    let first = 0;
    for (const part of parts) {
      const size = part.length / blocks.count;
      addProduct(model.hidden, part, block * size, (block + 1) * size, first, hidden, block);
      first += size;
    }
    const group = groups.ofBlock[block]!;
    addProduct(model.hidden, again, group * width, (group + 1) * width, first, hidden, block);
  }
  rectify(hidden, 0, hidden.length);
  return hidden;
}

function readOut(
  model: Model,
  { blocks }: PageFeatures,
  hidden: Float32Array,
  again: Float32Array,
): NetworkOutput {
  const { width } = model;
  const logits = new Float32Array(blocks.count);
  const pooled = new Float32Array(width);
  let total = 0;
  for (let block = 0; block < blocks.count; block++) {
    startRow(model.out, logits, block);
    addProduct(model.out, hidden, block * width, (block + 1) * width, 0, logits, block);
    const share = blocks.width[block]! / (1 + Math.exp(-logits[block]!));
    total += share;
    for (let i = 0; i < width; i++) pooled[i]! += share * hidden[block * width + i]!;
  }
  const scale = 1 / Math.max(1e-6, total);
  for (let i = 0; i < width; i++) pooled[i]! *= scale;
  const types = new Float32Array(model.pageTypes.length);
  startRow(model.pageType, types, 0);
  addProduct(model.pageType, again, 0, width, 0, types, 0);
  addProduct(model.pageType, pooled, 0, width, width, types, 0);
  return { logits, types };
}
