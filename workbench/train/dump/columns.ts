import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Number types that a column may have, as NumPy names them. */
export type ColumnType = 'uint8' | 'uint16' | 'uint32' | 'float32';

const BYTES: Record<ColumnType, number> = { uint8: 1, uint16: 2, uint32: 4, float32: 4 };

/** A long list of numbers that grows page by page. */
export class Column {
  readonly type: ColumnType;
  #data: Uint8Array;
  #length = 0;

  constructor(type: ColumnType) {
    this.type = type;
    this.#data = new Uint8Array(1 << 16);
  }

  /** Appends values; whole numbers are clamped to the largest value of the type. */
  push(values: ArrayLike<number>): void {
    const size = BYTES[this.type];
    const largest = 2 ** (8 * size) - 1;
    this.#reserve(values.length * size);
    const view = new DataView(this.#data.buffer);
    for (let i = 0; i < values.length; i++) {
      const value = Math.min(largest, Math.max(0, Math.round(values[i]!)));
      if (this.type === 'float32') view.setFloat32(this.#length, values[i]!, true);
      else if (size === 1) this.#data[this.#length] = value;
      else if (size === 2) view.setUint16(this.#length, value, true);
      else view.setUint32(this.#length, value, true);
      this.#length += size;
    }
  }

  /** Writes the column to its own file, little-endian. */
  write(folder: string, name: string): void {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.${this.type}`), this.#data.subarray(0, this.#length));
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#data.length) return;
    const larger = new Uint8Array(Math.max(this.#data.length * 2, this.#length + bytes));
    larger.set(this.#data);
    this.#data = larger;
  }
}
