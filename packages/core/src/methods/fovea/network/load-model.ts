import { bytesFromBase64 } from './base64.ts';
import type { Model, ScanLayers, TreeLayers } from './model.ts';
import type { Linear } from './tensors.ts';
import { DIRECTORY, WEIGHTS } from './weights.ts';

/** Where a tensor stands in the packed weights: one scale per column, then the numbers, 1 or 2 bytes each. */
interface PackedTensor {
  readonly shape: readonly number[];
  readonly bytes: number;
  readonly offset: number;
}

let loaded: Model | undefined;

/** The network that ships with the package; unpacked on first use. */
export function loadModel(): Model {
  loaded ??= unpack(bytesFromBase64(WEIGHTS));
  return loaded;
}

function unpack(bytes: Uint8Array): Model {
  const tensors: Readonly<Record<string, PackedTensor>> = DIRECTORY.tensors;
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tensor = (name: string): Float32Array => unpackTensor(data, tensors[name]!);
  const linear = (name: string): Linear => {
    const [inputs = 0, outputs = 0] = tensors[`${name}.weight`]!.shape;
    const bias = tensors[`${name}.bias`] === undefined ? new Float32Array(0) : tensor(`${name}.bias`);
    return { inputs, outputs, weight: tensor(`${name}.weight`), bias };
  };
  const tree = (name: string): TreeLayers => ({
    gather: linear(`${name}.gather`),
    own: linear(`${name}.own`),
    above: linear(`${name}.above`),
  });
  return {
    width: DIRECTORY.width,
    sequence: DIRECTORY.sequence,
    tokens: tensor('tokens'),
    groupToken: linear('group_token'),
    groupIn: linear('group_in'),
    blockIn: linear('block_in'),
    firstRound: tree('first_round'),
    join: linear('join'),
    scans: Array.from(
      { length: DIRECTORY.layers },
      (_, i): ScanLayers => ({ gate: linear(`sequence.${i}.gate`), candidate: linear(`sequence.${i}.candidate`) }),
    ),
    secondRound: tree('second_round'),
    hidden: linear('hidden'),
    out: linear('out'),
    pageType: linear('page_type'),
    policies: policies(tensor('policy_block'), tensor('policy_group')),
    pageTypes: DIRECTORY.pageTypes,
  };
}

function policies(blocks: Float32Array, groups: Float32Array): Model['policies'] {
  const { width } = DIRECTORY;
  return new Map(
    DIRECTORY.policies.map((name, i) => [
      name,
      { block: blocks.subarray(i * width, (i + 1) * width), group: groups.subarray(i * width, (i + 1) * width) },
    ]),
  );
}

function unpackTensor(data: DataView, { shape, bytes, offset }: PackedTensor): Float32Array {
  const columns = shape.at(-1)!;
  const count = shape.reduce((product, size) => product * size, 1);
  const values = new Float32Array(count);
  const start = offset + columns * 4;
  for (let i = 0; i < count; i++) {
    const whole = bytes === 1 ? data.getInt8(start + i) : data.getInt16(start + i * 2, true);
    values[i] = whole * data.getFloat32(offset + (i % columns) * 4, true);
  }
  return values;
}
