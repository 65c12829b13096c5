/**
 * The non-zero inputs of a layer. Half of all inputs are zero (flags, and what a rectifier cut off), so a row is read
 * once into this short list and then used once per tile of outputs.
 */
export class InputRow {
  readonly values: Float64Array;
  /** The index of each input. */
  readonly inputs: Int32Array;
  count = 0;

  /** `capacity`: the inputs of the layer it serves. */
  constructor(capacity: number) {
    this.values = new Float64Array(capacity);
    this.inputs = new Int32Array(capacity);
  }

  /** Reads `length` values from `from`. */
  read(x: Float64Array, from: number, length: number): void {
    const { values, inputs } = this;
    let count = 0;
    for (let i = 0; i < length; i++) {
      const value = x[from + i]!;
      if (value === 0) continue;
      values[count] = value;
      inputs[count++] = i;
    }
    this.count = count;
  }

  /** The same for features: bytes that represent 0 to 1. */
  readBytes(bytes: Uint8Array, from: number, length: number): void {
    const { values, inputs } = this;
    let count = 0;
    for (let i = 0; i < length; i++) {
      const byte = bytes[from + i]!;
      if (byte === 0) continue;
      values[count] = byte / 255;
      inputs[count++] = i;
    }
    this.count = count;
  }
}
