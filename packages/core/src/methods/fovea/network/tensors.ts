/** A linear layer: `weight` holds one row of outputs per input, so that an input of zero skips its row. */
export interface Linear {
  readonly inputs: number;
  readonly outputs: number;
  readonly weight: Float64Array;
  /** Zeros where the layer has none. */
  readonly bias: Float64Array;
}

/**
 * The inputs of a layer that are not zero. Half of all inputs are (flags, and what a rectifier cut off), so a row is
 * read once into this short list and then met once per tile of outputs.
 */
export class InputRow {
  readonly values: Float64Array;
  /** Which input each value is. */
  readonly inputs: Int32Array;
  count = 0;

  /** `capacity`: the most inputs that any layer it serves has. */
  constructor(capacity: number) {
    this.values = new Float64Array(capacity);
    this.inputs = new Int32Array(capacity);
  }

  clear(): void {
    this.count = 0;
  }

  /** Adds `length` values from `from` on; the first of them is the layer's input `firstInput`. */
  add(x: Float64Array, from: number, length: number, firstInput: number): void {
    const { values, inputs } = this;
    let { count } = this;
    for (let i = 0; i < length; i++) {
      const value = x[from + i]!;
      if (value === 0) continue;
      values[count] = value;
      inputs[count++] = firstInput + i;
    }
    this.count = count;
  }

  /** The same for features, which are bytes that stand for 0 to 1. */
  addBytes(bytes: Uint8Array, from: number, length: number): void {
    const { values, inputs } = this;
    let { count } = this;
    for (let i = 0; i < length; i++) {
      const byte = bytes[from + i]!;
      if (byte === 0) continue;
      values[count] = byte / 255;
      inputs[count++] = i;
    }
    this.count = count;
  }
}

/** Outputs that are summed side by side: as many as fit the registers of today's machines. */
const TILE = 8;

/** Writes `start` (the layer's bias, or what other inputs came to) plus the product of row and layer to `out`. */
export function multiply(
  layer: Linear,
  row: InputRow,
  start: Float64Array,
  startAt: number,
  out: Float64Array,
  outAt: number,
): void {
  const { outputs } = layer;
  let o = 0;
  for (; o + TILE <= outputs; o += TILE) multiplyTile(layer, row, o, start, startAt + o, out, outAt + o);
  for (; o < outputs; o++) out[outAt + o] = start[startAt + o]! + oneOutput(layer, row, o);
}

/** Eight outputs at once, unrolled: the sums stay in registers. */
function multiplyTile(
  { weight, outputs }: Linear,
  { values, inputs, count }: InputRow,
  first: number,
  start: Float64Array,
  startAt: number,
  out: Float64Array,
  outAt: number,
): void {
  let a = start[startAt]!;
  let b = start[startAt + 1]!;
  let c = start[startAt + 2]!;
  let d = start[startAt + 3]!;
  let e = start[startAt + 4]!;
  let f = start[startAt + 5]!;
  let g = start[startAt + 6]!;
  let h = start[startAt + 7]!;
  for (let i = 0; i < count; i++) {
    const value = values[i]!;
    const at = inputs[i]! * outputs + first;
    a += value * weight[at]!;
    b += value * weight[at + 1]!;
    c += value * weight[at + 2]!;
    d += value * weight[at + 3]!;
    e += value * weight[at + 4]!;
    f += value * weight[at + 5]!;
    g += value * weight[at + 6]!;
    h += value * weight[at + 7]!;
  }
  out[outAt] = a;
  out[outAt + 1] = b;
  out[outAt + 2] = c;
  out[outAt + 3] = d;
  out[outAt + 4] = e;
  out[outAt + 5] = f;
  out[outAt + 6] = g;
  out[outAt + 7] = h;
}

function oneOutput({ weight, outputs }: Linear, { values, inputs, count }: InputRow, output: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += values[i]! * weight[inputs[i]! * outputs + output]!;
  return sum;
}

/** Sets what is below zero to zero. */
export function rectify(values: Float64Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if (values[i]! < 0) values[i] = 0;
}
