import type { MarkupTokens } from '../features/markup-tokens.ts';
import type { PageFeatures } from '../features/page-features.ts';
import { CHUNK_ROWS, eachChunk, repeatRow } from './kernel/kernel.ts';
import { sigmoid } from './kernel/squash.ts';
import type { Linear, Model } from './model.ts';
import { scanBlocks } from './scan-blocks.ts';
import { treeRound } from './tree-round.ts';

/** The output of the network for a page. */
export interface NetworkOutput {
  /** The log-odds that each block is content. */
  readonly logits: Float32Array;
  /** A score per page type, in the model's order. */
  readonly types: Float32Array;
}

/** Runs a network over a page. `policy` names what counts as content; an unknown one means the general policy. */
export function runNetwork(model: Model, features: PageFeatures, policy: string): NetworkOutput {
  const mark = model.kernel.mark();
  try {
    return runLayers(model, features, policy);
  } finally {
    model.kernel.release(mark);
    model.kernel.trim();
  }
}

function runLayers(model: Model, features: PageFeatures, policy: string): NetworkOutput {
  const { kernel, sequence } = model;
  const { groups: tree, blocks: table } = features;
  const { count } = table;
  kernel.reserve(roomFor(model, count, tree.count));
  const groups = embedGroups(model, features, policy);
  const blocks = embedBlocks(model, features, policy);
  const known = treeRound(kernel, model.firstRound, { at: blocks, count }, groups, tree);
  const joined = joinGroups(model, model.join, [blocks], known, features);
  let states = joined;
  model.scans.forEach((layer, i) => {
    const more = scanBlocks(kernel, layer, states, count, sequence);
    if (i > 0) kernel.addRows(SAME_ROW, 2, states, more, count * 2 * sequence);
    states = more;
  });
  const again = treeRound(kernel, model.secondRound, { at: states, count }, known, tree);
  const hidden = joinGroups(model, model.hidden, [joined, states], again, features);
  return readOut(model, features, hidden, again);
}

/** Numbers that the tables of a page take at the same time, so that they need not move as they get more. */
function roomFor({ width, sequence }: Model, blocks: number, groups: number): number {
  const ofBlock = 3 * width + 2 * (2 * sequence);
  // While a round goes over the tree: the means of every group, and the sums before every block in double precision.
  const round = 2 * Math.max(width, 2 * sequence);
  return (blocks + 1) * (ofBlock + round) + groups * (3 * width + round) + CHUNK_ROWS * 8 * width;
}

/** A whole table as one row. */
const SAME_ROW = Int32Array.of(0, 0);

/** The inputs of blocks or groups. */
interface Entries {
  readonly count: number;
  /** Their features, row by row. */
  readonly bytes: Uint8Array;
  readonly layer: Linear;
  /** The layer for what the page as a whole adds to all of them. */
  readonly page: Linear;
  /** The row that the policy adds. */
  readonly policy: number;
  readonly tokens: MarkupTokens;
  readonly vectors: number;
}

function embedGroups(model: Model, features: PageFeatures, policy: string): number {
  return embed(model, features.pageRow, {
    count: features.groups.count,
    bytes: features.groupRows,
    layer: model.groupIn,
    page: model.pageGroup,
    policy: policyOf(model, policy).group,
    tokens: features.groupTokens,
    vectors: model.tokens.group,
  });
}

function embedBlocks(model: Model, features: PageFeatures, policy: string): number {
  return embed(model, features.pageRow, {
    count: features.blocks.count,
    bytes: features.blockRows,
    layer: model.blockIn,
    page: model.pageBlock,
    policy: policyOf(model, policy).block,
    tokens: features.blockTokens,
    vectors: model.tokens.block,
  });
}

/** A row per entry. All begin with what they share: the bias, the policy's row, and what the page adds. */
function embed(model: Model, pageRow: Uint8Array, entries: Entries): number {
  const { kernel, width } = model;
  const { count, layer, page, bytes } = entries;
  const [ofEntry] = layer.parts;
  const rows = kernel.take(Math.max(1, count) * width);
  const shared = kernel.take(width);
  repeatRow(kernel, layer.bias, width, shared, 1);
  kernel.addRows(SAME_ROW, 2, entries.policy, shared, width);
  kernel.multiplyBytes(page.parts[0]!, pageRow, shared, 1);
  eachChunk(count, (first, chunk) => {
    const { inputs } = ofEntry!;
    const out = rows + first * width;
    repeatRow(kernel, shared, width, out, chunk);
    kernel.multiplyBytes(ofEntry!, bytes.subarray(first * inputs, (first + chunk) * inputs), out, chunk);
  });
  addTokens(model, entries.tokens, entries.vectors, rows);
  kernel.rectify(rows, count * width);
  return rows;
}

function policyOf({ policies }: Model, name: string): { block: number; group: number } {
  return policies.get(name) ?? policies.get('any')!;
}

/** Adds the vectors of every entry's tokens; rare tokens have none. */
function addTokens(
  { kernel, width, tokenRow }: Model,
  lists: MarkupTokens,
  vectors: number,
  rows: number,
): void {
  const pairs = new Int32Array(2 * lists.ids.length);
  let count = 0;
  for (let entry = 0; entry + 1 < lists.start.length; entry++) {
    const end = lists.start[entry + 1]!;
    for (let i = lists.start[entry]!; i < end; i++) {
      const row = tokenRow[lists.ids[i]!]!;
      if (row < 0) continue;
      pairs[count++] = row;
      pairs[count++] = entry;
    }
  }
  kernel.addRows(pairs, count, vectors, rows, width);
}

/**
 * A layer over blocks, in `tables`, and after them the group around each. What a group adds is the same for all of its
 * blocks, so it is computed once per group.
 */
function joinGroups(
  { kernel, width }: Model,
  { parts, bias }: Linear,
  tables: readonly number[],
  known: number,
  { blocks, groups }: PageFeatures,
): number {
  const out = kernel.take(blocks.count * width);
  const mark = kernel.mark();
  const ofGroup = parts.at(-1)!;
  const fromGroup = kernel.take(groups.count * width);
  eachChunk(groups.count, (first, rows) => {
    repeatRow(kernel, bias, width, fromGroup + first * width, rows);
    kernel.multiply(ofGroup, known + first * ofGroup.inputs, ofGroup.inputs, fromGroup + first * width, rows);
  });
  const { numbers } = kernel;
  eachChunk(blocks.count, (first, rows) => {
    const to = out + first * width;
    for (let row = 0; row < rows; row++) {
      const from = fromGroup + groups.ofBlock[first + row]! * width;
      numbers.copyWithin(to + row * width, from, from + width);
    }
    tables.forEach((table, i) => {
      const part = parts[i]!;
      kernel.multiply(part, table + first * part.inputs, part.inputs, to, rows);
    });
    kernel.rectify(to, rows * width);
  });
  kernel.release(mark);
  return out;
}

function readOut(
  model: Model,
  { blocks, groups }: PageFeatures,
  hidden: number,
  known: number,
): NetworkOutput {
  const { kernel, width, pageType, pageTypes } = model;
  const logits = blockLogits(model, hidden, blocks.count);
  const content = contentMean(model, hidden, blocks, logits);
  const [ofBody, ofContent] = pageType.parts;
  const types = kernel.take(ofContent!.outputs);
  repeatRow(kernel, pageType.bias, ofContent!.outputs, types, 1);
  // Group 0 is the body; a page of frames has none.
  if (groups.count > 0) kernel.multiply(ofBody!, known, width, types, 1);
  kernel.multiply(ofContent!, content, width, types, 1);
  return { logits, types: Float32Array.from(kernel.numbers.subarray(types, types + pageTypes.length)) };
}

function blockLogits({ kernel, width, out }: Model, hidden: number, count: number): Float32Array {
  const layer = out.parts[0]!;
  const logits = new Float32Array(count);
  const mark = kernel.mark();
  const table = kernel.take(CHUNK_ROWS * layer.outputs);
  eachChunk(count, (first, rows) => {
    repeatRow(kernel, out.bias, layer.outputs, table, rows);
    kernel.multiply(layer, hidden + first * width, width, table, rows);
    for (let row = 0; row < rows; row++) logits[first + row] = kernel.numbers[table + row * layer.outputs]!;
  });
  kernel.release(mark);
  return logits;
}

/** The mean row of all blocks, weighted by their length and by the probability that they are content. */
function contentMean(
  { kernel, width }: Model,
  hidden: number,
  { count, width: lengths }: PageFeatures['blocks'],
  logits: Float32Array,
): number {
  const shares = kernel.take(count);
  const mean = kernel.take(width);
  const { numbers } = kernel;
  let total = 0;
  for (let block = 0; block < count; block++) {
    const share = lengths[block]! * sigmoid(logits[block]!);
    numbers[shares + block] = share;
    total += share;
  }
  const scale = 1 / Math.max(1e-6, total);
  for (let block = 0; block < count; block++) numbers[shares + block]! *= scale;
  numbers.fill(0, mean, mean + width);
  kernel.multiply({ at: hidden, inputs: count, outputs: width }, shares, count, mean, 1);
  return mean;
}
