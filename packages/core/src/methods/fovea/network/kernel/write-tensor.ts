import type { PackedTensor } from './kernel.ts';

/** A table of weights, row by row. */
interface Tensor {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float64Array;
}

/** Unpacks a tensor into `numbers` at `out`, with rows `step` apart. */
export function writeTensor(
  packed: Uint8Array,
  tensor: PackedTensor,
  numbers: Float32Array | Float64Array,
  out: number,
  step: number,
): void {
  const { rows, columns, values } = readTensor(packed, tensor);
  for (let row = 0; row < rows; row++)
    numbers.set(values.subarray(row * columns, (row + 1) * columns), out + row * step);
}

/** Rounds to single precision, which the trainer's reference uses. */
function readTensor(packed: Uint8Array, { shape, bytes, offset }: PackedTensor): Tensor {
  const data = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
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
  return { rows: count / columns, columns, values };
}
