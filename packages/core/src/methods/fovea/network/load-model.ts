import type { PageType } from '../../../selection/page-type.ts';
import { bytesFromBase64 } from './base64.ts';
import type { Kernel, Layer, PackedTensor } from './kernel/kernel.ts';
import { newKernel } from './kernel/new-kernel.ts';
import type { Linear, Model, Rows, ScanLayers, TreeLayers } from './model.ts';
import { DIRECTORY, WEIGHTS } from './weights.ts';

/** The directory of packed weights: sizes, names, and the place of each tensor. */
export interface ModelDirectory {
  readonly width: number;
  readonly sequence: number;
  readonly layers: number;
  readonly policies: readonly string[];
  readonly pageTypes: readonly PageType[];
  /** How many tokens there are, and which of them the network listens to: only their vectors are packed. */
  readonly tokens: number;
  readonly tokenIds: readonly number[];
  readonly tensors: Readonly<Record<string, PackedTensor>>;
}

let loaded: Model | undefined;

/** The network that ships with the package, unpacked on first use. */
export function loadModel(): Model {
  loaded ??= unpackModel(DIRECTORY, bytesFromBase64(WEIGHTS));
  return loaded;
}

/** Unpacks a network from its directory and weights into the memory of its own kernel. */
export function unpackModel(
  directory: ModelDirectory,
  bytes: Uint8Array,
  kernel: Kernel = newKernel(directory),
): Model {
  const { width, sequence, layers, pageTypes } = directory;
  const packed = new Unpacker(directory, bytes, kernel);
  const tree = (name: string, blockWidth: number): TreeLayers => ({
    gather: packed.linear(`${name}.gather`, blockWidth),
    own: packed.linear(`${name}.own`),
    above: packed.linear(`${name}.above`),
  });
  return {
    kernel,
    width,
    sequence,
    tokenRow: tokenRows(directory),
    tokens: packed.tokens(),
    groupIn: packed.linear('group_in'),
    blockIn: packed.linear('block_in'),
    pageGroup: packed.linear('page_group'),
    pageBlock: packed.linear('page_block'),
    firstRound: tree('first_round', width),
    join: packed.linear('join', width),
    scans: Array.from({ length: layers }, (_, i) => packed.scan(`sequence.${i}`)),
    secondRound: tree('second_round', 2 * sequence),
    hidden: packed.linear('hidden', width, 2 * sequence),
    out: packed.linear('out'),
    pageType: packed.linear('page_type', width),
    policies: packed.policies(),
    news: packed.linear('news'),
    pageTypes,
  };
}

/** Moves tensors into the memory of a kernel. */
class Unpacker {
  readonly #directory: ModelDirectory;
  readonly #bytes: Uint8Array;
  readonly #kernel: Kernel;

  constructor(directory: ModelDirectory, bytes: Uint8Array, kernel: Kernel) {
    this.#directory = directory;
    this.#bytes = bytes;
    this.#kernel = kernel;
  }

  /** A table, exactly as packed. */
  #table(name: string): number {
    const { shape } = this.#directory.tensors[name]!;
    const at = this.#kernel.take(shape.reduce((product, size) => product * size, 1));
    this.#write(name, at, shape.at(-1)!);
    return at;
  }

  #zeros(count: number): number {
    const at = this.#kernel.take(count);
    this.#kernel.numbers.fill(0, at, at + count);
    return at;
  }

  /** Writes a tensor if it exists: a layer may have no bias. */
  #write(name: string, at: number, step: number): void {
    const tensor = this.#directory.tensors[name];
    if (tensor !== undefined) this.#kernel.unpack(this.#bytes, tensor, at, step);
  }

  /**
   * A layer in parts: `sizes` are the inputs of each part but the last, which takes the rest. If the kernel needs more
   * outputs than there are, the extra ones are zero.
   */
  linear(name: string, ...sizes: readonly number[]): Linear {
    const [inputs = 0, columns = 0] = this.#directory.tensors[`${name}.weight`]!.shape;
    const { tile } = this.#kernel;
    const outputs = Math.ceil(columns / tile) * tile;
    const parts: Layer[] = [];
    let at = this.#zeros(inputs * outputs);
    this.#write(`${name}.weight`, at, outputs);
    let rest = inputs;
    for (const size of sizes) {
      parts.push({ at, inputs: size, outputs });
      at += size * outputs;
      rest -= size;
    }
    parts.push({ at, inputs: rest, outputs });
    const bias = this.#zeros(outputs);
    this.#write(`${name}.bias`, bias, outputs);
    return { parts, bias };
  }

  scan(name: string): ScanLayers {
    return { forwards: this.#direction(name, 0), backwards: this.#direction(name, 1) };
  }

  /** Gates and candidates of one direction side by side, so that every input is read once. */
  #direction(name: string, direction: 0 | 1): Linear {
    const [inputs = 0, columns = 0] = this.#directory.tensors[`${name}.gate.weight`]!.shape;
    const states = columns / 2;
    const at = this.#kernel.take(inputs * columns);
    const bias = this.#kernel.take(columns);
    const mark = this.#kernel.mark();
    ['gate', 'candidate'].forEach((part, i) => {
      const places = [
        [`${name}.${part}.weight`, at, inputs],
        [`${name}.${part}.bias`, bias, 1],
      ] as const;
      for (const [tensor, to, rows] of places) {
        const both = this.#zeros(rows * columns);
        this.#write(tensor, both, columns);
        const { numbers } = this.#kernel;
        for (let row = 0; row < rows; row++) {
          const from = both + row * columns + direction * states;
          numbers.copyWithin(to + row * columns + i * states, from, from + states);
        }
      }
    });
    this.#kernel.release(mark);
    return { parts: [{ at, inputs, outputs: columns }], bias };
  }

  /**
   * Applies the layer to each token's vector once, because it is linear: the sum of the results equals the layer
   * applied to a group's sum of vectors.
   */
  tokens(): Rows {
    const { width, tokenIds } = this.#directory;
    const [layer] = this.linear('group_token').parts;
    const block = this.#table('tokens');
    const group = this.#zeros(tokenIds.length * width);
    this.#kernel.multiply(layer!, block, width, group, tokenIds.length);
    return { block, group };
  }

  /** The policies by name, those of datasets and those in between. */
  policies(): Model['policies'] {
    const { policies: names, width } = this.#directory;
    const block = this.#table('policy_block');
    const group = this.#table('policy_group');
    const known = new Map(
      names.map((name, i) => [name, { block: block + i * width, group: group + i * width }]),
    );
    for (const [name, others] of Object.entries(AVERAGED_POLICIES)) {
      const rows = others.map((other) => known.get(other)!);
      known.set(name, {
        block: this.#mean(rows.map((row) => row.block)),
        group: this.#mean(rows.map((row) => row.group)),
      });
    }
    return known;
  }

  #mean(rows: readonly number[]): number {
    const { width } = this.#directory;
    const at = this.#kernel.take(width);
    const { numbers } = this.#kernel;
    for (let i = 0; i < width; i++) {
      numbers[at + i] = rows.reduce((sum, row) => sum + numbers[row + i]!, 0) / rows.length;
    }
    return at;
  }
}

/**
 * Policies halfway between those of datasets: `default` follows the general one and that of the dataset with all page
 * types, `news` three sets of news. The trainer's reference (`reference.py`) has the same.
 */
const AVERAGED_POLICIES: Readonly<Record<string, readonly string[]>> = {
  default: ['any', 'wcxb'],
  news: ['dragnet', 'fundus-tests', 'msv-big9-chaos'],
};

function tokenRows({ tokens, tokenIds }: ModelDirectory): Int16Array {
  const rows = new Int16Array(tokens).fill(-1);
  tokenIds.forEach((id, row) => {
    rows[id] = row;
  });
  return rows;
}
