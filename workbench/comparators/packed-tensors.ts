import { readFileSync } from 'node:fs';

/** A matrix, row after row. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float32Array;
}

/** Weights as `packed_tensors.py` writes them. */
export interface PackedTensors<Facts> {
  /** What the trainer says about them. */
  readonly facts: Facts;
  matrix(name: string): Matrix;
  /** The number of all weights. */
  readonly parameters: number;
}

interface Header {
  readonly version: number;
  /** Bytes of a weight. */
  readonly width: 1 | 2;
  readonly tensors: Readonly<
    Record<string, { readonly shape: readonly [number, number]; readonly offset: number }>
  >;
}

/** The version of the packed form. @format */
const VERSION = 1;
const HEADER_AT = 4;

/** Reads packed weights: a header in JSON, then for every tensor a scale per row and small whole numbers. */
export function readTensors<Facts>(file: string): PackedTensors<Facts> {
  const bytes = readFileSync(file);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(0, true);
  const text = new TextDecoder().decode(bytes.subarray(HEADER_AT, HEADER_AT + length));
  const header = JSON.parse(text) as Header & Facts;
  if (header.version !== VERSION) throw new Error(`${file} is of version ${header.version}: pack it again.`);
  const { width, tensors } = header;
  return {
    facts: header,
    parameters: Object.values(tensors).reduce((sum, { shape }) => sum + shape[0] * shape[1], 0),
    matrix(name) {
      const place = tensors[name];
      if (place === undefined) throw new Error(`${file} has no ${name}.`);
      const [rows, columns] = place.shape;
      const at = HEADER_AT + length + place.offset;
      const values = new Float32Array(rows * columns);
      for (let i = 0; i < values.length; i++) {
        const scale = view.getFloat32(at + 4 * Math.floor(i / columns), true);
        const from = at + 4 * rows + width * i;
        values[i] = scale * (width === 1 ? view.getInt8(from) : view.getInt16(from, true));
      }
      return { rows, columns, values };
    },
  };
}
