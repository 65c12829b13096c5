/** A linear layer: `weight` holds one row of outputs per input, so that an input of zero skips its row. */
export interface Linear {
  readonly inputs: number;
  readonly outputs: number;
  readonly weight: Float32Array;
  /** Empty where the layer has none. */
  readonly bias: Float32Array;
}

/** Starts row `row` of `out` with the bias. */
export function startRow(layer: Linear, out: Float32Array, row: number): void {
  const { outputs, bias } = layer;
  const at = row * outputs;
  if (bias.length === 0) out.fill(0, at, at + outputs);
  else out.set(bias, at);
}

/**
 * Adds inputs `from` to `to` of `x` times the layer's rows, the first of which is `firstInput`, to row `row` of `out`.
 * Half of all inputs are zero (flags, and what a rectifier cut off), so rows are skipped by input.
 */
export function addProduct(
  layer: Linear,
  x: Float32Array,
  from: number,
  to: number,
  firstInput: number,
  out: Float32Array,
  row: number,
): void {
  const { outputs, weight } = layer;
  const base = row * outputs;
  let at = firstInput * outputs;
  for (let i = from; i < to; i++, at += outputs) {
    const value = x[i]!;
    if (value === 0) continue;
    for (let o = 0; o < outputs; o++) out[base + o]! += value * weight[at + o]!;
  }
}

/** The same for a row of features, which are bytes that stand for 0 to 1. */
export function addByteProduct(
  layer: Linear,
  bytes: Uint8Array,
  from: number,
  out: Float32Array,
  row: number,
): void {
  const { inputs, outputs, weight } = layer;
  const base = row * outputs;
  for (let i = 0; i < inputs; i++) {
    const byte = bytes[from + i]!;
    if (byte === 0) continue;
    const value = byte / 255;
    const at = i * outputs;
    for (let o = 0; o < outputs; o++) out[base + o]! += value * weight[at + o]!;
  }
}

/** Sets what is below zero to zero. */
export function rectify(values: Float32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if (values[i]! < 0) values[i] = 0;
}
