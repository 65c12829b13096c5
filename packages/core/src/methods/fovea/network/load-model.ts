import { bytesFromBase64 } from './base64.ts';
import type { Model, ScanLayers, TreeLayers } from './model.ts';
import type { Linear } from './tensors.ts';
import { DIRECTORY, WEIGHTS } from './weights.ts';

/** Where a tensor stands in the packed weights: one scale per column, then the numbers, 1 or 2 bytes each. */
export interface PackedTensor {
  readonly shape: readonly number[];
  readonly bytes: number;
  readonly offset: number;
}

/** What packed weights are: sizes, names, and where each tensor stands. */
export interface ModelDirectory {
  readonly width: number;
  readonly sequence: number;
  readonly layers: number;
  readonly policies: readonly string[];
  readonly pageTypes: readonly string[];
  /** How many tokens there are, and which of them the network listens to: only their vectors are packed. */
  readonly tokens: number;
  readonly tokenIds: readonly number[];
  readonly tensors: Readonly<Record<string, PackedTensor>>;
}

let loaded: Model | undefined;

/** The network that ships with the package; unpacked on first use. */
export function loadModel(): Model {
  loaded ??= unpackModel(DIRECTORY, bytesFromBase64(WEIGHTS));
  return loaded;
}

/** A network from its directory and packed weights. */
export function unpackModel(directory: ModelDirectory, bytes: Uint8Array): Model {
  const { tensors } = directory;
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tensor = (name: string): Float64Array => unpackTensor(data, tensors[name]!);
  const linear = (name: string): Linear => {
    const [inputs = 0, outputs = 0] = tensors[`${name}.weight`]!.shape;
    const bias = tensors[`${name}.bias`] === undefined ? new Float64Array(outputs) : tensor(`${name}.bias`);
    return { inputs, outputs, weight: tensor(`${name}.weight`), bias };
  };
  const tree = (name: string): TreeLayers => ({
    gather: linear(`${name}.gather`),
    own: linear(`${name}.own`),
    above: linear(`${name}.above`),
  });
  return {
    width: directory.width,
    sequence: directory.sequence,
    ...spreadTokens(directory, tensor('tokens')),
    groupToken: linear('group_token'),
    groupIn: linear('group_in'),
    blockIn: linear('block_in'),
    pageGroup: linear('page_group'),
    pageBlock: linear('page_block'),
    firstRound: tree('first_round'),
    join: linear('join'),
    scans: Array.from(
      { length: directory.layers },
      (_, i): ScanLayers => ({
        gate: linear(`sequence.${i}.gate`),
        candidate: linear(`sequence.${i}.candidate`),
      }),
    ),
    secondRound: tree('second_round'),
    hidden: linear('hidden'),
    out: linear('out'),
    pageType: linear('page_type'),
    policies: policies(directory, tensor('policy_block'), tensor('policy_group')),
    pageTypes: directory.pageTypes,
  };
}

/** The policies by name, and the one between the general policy and that of the set with all page types. */
function policies(
  { width, policies: names }: ModelDirectory,
  blocks: Float64Array,
  groups: Float64Array,
): Model['policies'] {
  const row = (table: Float64Array, i: number): Float64Array => table.subarray(i * width, (i + 1) * width);
  const known = new Map(names.map((name, i) => [name, { block: row(blocks, i), group: row(groups, i) }]));
  const [any, wcxb] = [known.get('any')!, known.get('wcxb')!];
  return known.set('default', {
    block: between(any.block, wcxb.block),
    group: between(any.group, wcxb.group),
  });
}

function between(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, i) => (value + b[i]!) / 2);
}

/** The vectors of the tokens that have one, each at its own place. */
function spreadTokens(
  { width, tokens: count, tokenIds }: ModelDirectory,
  vectors: Float64Array,
): Pick<Model, 'tokens' | 'tokenIsUsed'> {
  const tokens = new Float32Array(count * width);
  const tokenIsUsed = new Uint8Array(count);
  tokenIds.forEach((id, i) => {
    tokens.set(vectors.subarray(i * width, (i + 1) * width), id * width);
    tokenIsUsed[id] = 1;
  });
  return { tokens, tokenIsUsed };
}

/** Single precision is what the trainer's reference works with; doubles are what the machine reads fastest. */
function unpackTensor(data: DataView, { shape, bytes, offset }: PackedTensor): Float64Array {
  const columns = shape.at(-1)!;
  const count = shape.reduce((product, size) => product * size, 1);
  const values = new Float64Array(count);
  const start = offset + columns * 4;
  for (let column = 0; column < columns; column++) {
    const scale = data.getFloat32(offset + column * 4, true);
    for (let i = column; i < count; i += columns) {
      const whole = bytes === 1 ? data.getInt8(start + i) : data.getInt16(start + i * 2, true);
      values[i] = Math.fround(whole * scale);
    }
  }
  return values;
}
